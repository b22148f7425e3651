import { common } from './vi/common.ts';
import { errors } from './vi/errors.ts';
import { ownAccessWords } from './vi/supply-access.ts';
import { frameWords } from './vi/supply-frame.ts';
import { keyWords, trackingFileWords } from './vi/supply-link.ts';
import { ownClaimWords, statementWords } from './vi/supply-money.ts';
import { labelReasonWords, parcelWords } from './vi/supply-parcels.ts';
import { returnWords } from './vi/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './vi/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './vi/supply-stock.ts';
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
