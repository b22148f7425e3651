import { common } from './id/common.ts';
import { errors } from './id/errors.ts';
import { ownAccessWords } from './id/supply-access.ts';
import { frameWords } from './id/supply-frame.ts';
import { keyWords, trackingFileWords } from './id/supply-link.ts';
import { ownClaimWords, statementWords } from './id/supply-money.ts';
import { labelReasonWords, parcelWords } from './id/supply-parcels.ts';
import { returnWords } from './id/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './id/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './id/supply-stock.ts';
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
