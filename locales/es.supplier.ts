import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { ownAccessWords } from './es/supply-access.ts';
import { frameWords } from './es/supply-frame.ts';
import { keyWords, trackingFileWords } from './es/supply-link.ts';
import { ownClaimWords, statementWords } from './es/supply-money.ts';
import { labelReasonWords, parcelWords } from './es/supply-parcels.ts';
import { returnWords } from './es/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './es/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './es/supply-stock.ts';
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
