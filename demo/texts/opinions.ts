// What buyers say of what they got, each in their own language, and what the shop answers.
export type Opinion = { readonly stars: number; readonly text: string; readonly reply?: string };

/** Buyers with a language of their own say these in turn; all others have the English ones of their shop. */
export const opinionsByLanguage: Readonly<Record<string, readonly Opinion[]>> = {
  es: [
    {
      stars: 5,
      text: 'Llegó antes de lo previsto y muy bien embalado. Lo uso todos los días.',
      reply: '¡Gracias! Nos alegra mucho que lo uses tanto.',
    },
    { stars: 4, text: 'Buena calidad. Le quito una estrella porque la caja era enorme para lo que es.' },
    { stars: 5, text: 'Igual que en la foto. Ya he pedido otro para mi hermana.' },
  ],
  fr: [
    {
      stars: 5,
      text: 'Très belle finition, conforme à la photo. Le colis est arrivé en avance.',
      reply: 'Merci beaucoup, cela nous fait très plaisir.',
    },
    { stars: 4, text: 'Solide et bien fait. La notice est un peu courte.' },
  ],
  id: [
    {
      stars: 5,
      text: 'Barangnya bagus, sesuai foto, dan dikemas rapi. Terima kasih!',
      reply: 'Terima kasih kembali, senang mendengarnya.',
    },
    { stars: 4, text: 'Kualitas baik, hanya pengirimannya agak lama.' },
  ],
  ja: [
    {
      stars: 5,
      text: '写真どおりで、手ざわりもとても良いです。梱包もていねいでした。',
      reply: 'うれしいお言葉をありがとうございます。',
    },
    { stars: 4, text: '品物には満足しています。説明書の字がもう少し大きいと助かります。' },
  ],
  ko: [
    {
      stars: 5,
      text: '사진과 똑같고 마감이 깔끔해요. 선물로 하나 더 주문했습니다.',
      reply: '좋은 후기 감사합니다!',
    },
    { stars: 4, text: '품질은 좋은데 배송이 조금 오래 걸렸어요.' },
  ],
  pt: [
    {
      stars: 5,
      text: 'Chegou bem embalado e é exatamente como na foto. Recomendo.',
      reply: 'Obrigado! Ficamos muito felizes.',
    },
    { stars: 4, text: 'Muito bom. Só achei a cor um pouco mais escura do que na tela.' },
  ],
  vi: [
    {
      stars: 5,
      text: 'Hàng đẹp đúng như ảnh, đóng gói cẩn thận. Rất hài lòng.',
      reply: 'Cảm ơn bạn rất nhiều!',
    },
    { stars: 4, text: 'Chất lượng tốt, nhưng giao hàng hơi lâu.' },
  ],
  'zh-Hant': [
    {
      stars: 5,
      text: '和照片一樣,質感很好,包裝也很仔細。',
      reply: '謝謝您的鼓勵!',
    },
    { stars: 4, text: '整體很滿意,只是說明書的字有點小。' },
  ],
};

/** In the order in which a shop is given them: most are content, and one in six is not. */
export const englishOpinions: readonly Opinion[] = [
  {
    stars: 5,
    text: 'Came two days early and well packed. Exactly like the picture, and heavier than I thought.',
    reply: 'Thank you! The weight is why we chose it.',
  },
  { stars: 4, text: 'Good quality for the price. One star less because the instructions are tiny.' },
  {
    stars: 3,
    text: 'It does what it should. The colour is a little darker than on my screen.',
    reply: 'Thank you for telling us. We have asked the supplier for pictures in daylight.',
  },
  {
    stars: 5,
    text: 'Bought it as a gift and had to order a second one for myself.',
    reply: 'That is the nicest thing to read on a Monday. Thank you.',
  },
  { stars: 5, text: 'Simple, solid, nothing to complain about.' },
  {
    stars: 5,
    text: 'Third order here. I like that I am told when the parcel arrives and that it then does.',
    reply: 'Thank you for coming back.',
  },
  {
    stars: 2,
    text: 'Works, but one edge was not finished well and had to be sanded. I kept it because I need it now.',
    reply: 'That should not happen. You can still report the fault on your order, also now that you keep it.',
  },
  { stars: 4, text: 'Delivery took the full time that was promised, the goods themselves are lovely.' },
  { stars: 5, text: 'Better than the one it replaces, which cost twice as much.' },
  { stars: 5, text: 'In daily use for a week now and still a pleasure.', reply: 'Glad to hear it!' },
];
