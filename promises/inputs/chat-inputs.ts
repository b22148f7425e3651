// What calls of conversations may be asked with.
const said = { client_id: '019f0000-0000-7000-8000-00000000c4a7', text: 'Where is it?' };
const reason = 'They are rude to me.';

type Inputs = Record<string, object>;

/** A merchant's, of one conversation. */
export function merchantChatInputs(id: string): Inputs {
  return {
    readChat: { id },
    sendChat: { id, ...said },
    translateChat: { id, seq: 1, lang: 'en' },
    markChat: { id, seen: 1 },
    typingChat: { id },
    closeChat: { id },
    rateChat: { id, stars: 4 },
    reportChat: { id, reason },
    exportChat: { id, format: 'text' },
    openChat: { order_id: id },
  };
}

/** A buyer's, besides the order's secret link. */
export const buyerChatInputs: Inputs = {
  readBuyerChat: {},
  sendBuyerChat: said,
  uploadBuyerChat: {},
  markBuyerChat: { seen: 1 },
  typingBuyerChat: {},
  reportBuyerChat: { reason },
  exportBuyerChat: { format: 'text' },
};

/** The desk's, of one conversation; its id routes itself. */
export function deskChatInputs(id: string, person: string): Inputs {
  return {
    readDeskChat: { id },
    claimChat: { id, held_by: null },
    handOverChat: { id, held_by: null, to: person },
    sendDeskChat: { id, ...said },
    markDeskChat: { id, seen: 1 },
    typingDeskChat: { id },
    closeDeskChat: { id },
    uploadDeskChat: { id },
    exportDeskChat: { id, format: 'text' },
    resolveReport: { id, outcome: 'nothing', note: reason },
    saveCanned: { version: 0, title: 'Payouts', texts: { en: 'Two days at most.' } },
    removeCanned: { id: person, version: 1 },
  };
}
