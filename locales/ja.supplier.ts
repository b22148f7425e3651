import { common } from './ja/common.ts';
import { errors } from './ja/errors.ts';
import { ownAccessWords } from './ja/supply-access.ts';
import { frameWords } from './ja/supply-frame.ts';
import { keyWords, trackingFileWords } from './ja/supply-link.ts';
import { ownClaimWords, statementWords } from './ja/supply-money.ts';
import { labelReasonWords, parcelWords } from './ja/supply-parcels.ts';
import { returnWords } from './ja/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './ja/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './ja/supply-stock.ts';
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
