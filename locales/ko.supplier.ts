import { common } from './ko/common.ts';
import { errors } from './ko/errors.ts';
import { ownAccessWords } from './ko/supply-access.ts';
import { frameWords } from './ko/supply-frame.ts';
import { keyWords, trackingFileWords } from './ko/supply-link.ts';
import { ownClaimWords, statementWords } from './ko/supply-money.ts';
import { labelReasonWords, parcelWords } from './ko/supply-parcels.ts';
import { returnWords } from './ko/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './ko/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './ko/supply-stock.ts';
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
