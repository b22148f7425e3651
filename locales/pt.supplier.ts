import { common } from './pt/common.ts';
import { errors } from './pt/errors.ts';
import { ownAccessWords } from './pt/supply-access.ts';
import { frameWords } from './pt/supply-frame.ts';
import { keyWords, trackingFileWords } from './pt/supply-link.ts';
import { ownClaimWords, statementWords } from './pt/supply-money.ts';
import { labelReasonWords, parcelWords } from './pt/supply-parcels.ts';
import { returnWords } from './pt/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './pt/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './pt/supply-stock.ts';
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
