import { common } from './zh-Hant/common.ts';
import { errors } from './zh-Hant/errors.ts';
import { ownAccessWords } from './zh-Hant/supply-access.ts';
import { frameWords } from './zh-Hant/supply-frame.ts';
import { keyWords, trackingFileWords } from './zh-Hant/supply-link.ts';
import { ownClaimWords, statementWords } from './zh-Hant/supply-money.ts';
import { labelReasonWords, parcelWords } from './zh-Hant/supply-parcels.ts';
import { returnWords } from './zh-Hant/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './zh-Hant/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './zh-Hant/supply-stock.ts';
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
