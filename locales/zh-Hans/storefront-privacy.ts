import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: '我们保存您的哪些信息',
  trustLead_privacy: '关于访客和买家保存哪些信息、用途以及何时删除。',
  trustCard_privacy: '保存买家的哪些信息、用途和期限。',
  privacyVisit: '仅浏览时',
  privacyVisitCount:
    '店铺会统计访客数。区分访问的标记第二天就会更换，在每家店铺也都不同，无法由此得知您是谁。{visitDays} 天后只保留数字。',
  privacyCookies:
    'Cookie 保存您的购物车、国家、币种和语言，以及带您前来的推广位或购物车邮件，以便统计订单。不会提供给其他公司。',
  privacyAsk: '仅在您要求时',
  privacyRestock: '到货邮件：您的地址保存至发送为止，最长 {restockDays} 天。',
  privacyQuestion:
    '向店铺提问：您的姓名和地址保存至回答发出为止，最长 {questionDays} 天。问题和回答最长保留 {answerDays} 天，不含姓名；邮件中的链接可立即删除。',
  privacyReminder:
    '关于购物车的一封邮件（如您在结账时勾选）：您的地址保存至发送或付款为止，最长 {cartDays} 天。表明该地址已收过邮件的标记（看不出是哪个地址）保留 {keepDays} 天，退订后保留 {stopDays} 天。',
  privacyPage:
    '心愿单是您浏览器中的一个Cookie。如果您通过我们邮件中的链接打开自己的页面，我们会为该店铺保留您的邮箱、心愿单和已保存的地址，直到您删除，或在您最后一次登录{pageDays}天后删除；浏览器保持登录{sessionDays}天。店铺看不到这些内容。',
  privacyOrder: '下单时',
  privacyOrderData:
    '姓名、地址和联系方式：用于配送、退货和账务。店铺只能看到您的部分姓名，看不到您的邮箱；供应商仅在包裹运送期间可见您的地址。',
  privacyErase: '订单结束后，您可以要求删除。您向店铺的提问和等待发送的邮件会一并删除。',
  privacyTranslate:
    '如果店铺要求翻译您的消息，这段文字会发送到 {host}，不含我们在消息中隐藏的部分。结果会与您的消息一起保存，也一起删除。',
};
