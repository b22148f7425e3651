import { common } from './fr/common.ts';
import { errors } from './fr/errors.ts';
import { ownAccessWords } from './fr/supply-access.ts';
import { frameWords } from './fr/supply-frame.ts';
import { keyWords, trackingFileWords } from './fr/supply-link.ts';
import { ownClaimWords, statementWords } from './fr/supply-money.ts';
import { labelReasonWords, parcelWords } from './fr/supply-parcels.ts';
import { returnWords } from './fr/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './fr/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './fr/supply-stock.ts';
import type { SupplierFile } from './supplier.ts';

export const spoken: SupplierFile = {
  common,
  errors,
  ...frameWords,
  access: ownAccessWords,
  dispatch: parcelWords,
  labelReason: labelReasonWords,
  returns: returnWords,
  supply: {
    ...workTabWords,
    papers: papersWords,
    steps: stepWords,
    scan: scanWords,
    tracking: trackingFileWords,
    keys: keyWords,
  },
  terms: {
    ...stockTabWords,
    reason: rowReasonWords,
    refused: ownRefusedWords,
    stock: stockWords,
    claims: ownClaimWords,
    payables: statementWords,
  },
};
