// What a supplier reads in the console: the part of its words that every language has.
import { ownAccessWords } from './en/supply-access.ts';
import { frameWords } from './en/supply-frame.ts';
import { keyWords, trackingFileWords } from './en/supply-link.ts';
import { ownClaimWords, statementWords } from './en/supply-money.ts';
import { labelReasonWords, parcelWords } from './en/supply-parcels.ts';
import { returnWords } from './en/supply-returns.ts';
import { papersWords, scanWords, stepWords, workTabWords } from './en/supply-scan.ts';
import { ownRefusedWords, rowReasonWords, stockTabWords, stockWords } from './en/supply-stock.ts';

export const supplierWords = {
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
