import { common } from './zh-Hans/common.ts';
import { errors } from './zh-Hans/errors.ts';
import { ownAccessWords } from './zh-Hans/supply-access.ts';
import { frameWords } from './zh-Hans/supply-frame.ts';
import { keyWords, trackingFileWords } from './zh-Hans/supply-link.ts';
import { ownClaimWords, statementWords } from './zh-Hans/supply-money.ts';
import { labelReasonWords, parcelWords } from './zh-Hans/supply-parcels.ts';
import { returnWords } from './zh-Hans/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './zh-Hans/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './zh-Hans/supply-stock.ts';
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
