import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: '订单',
    wallet: '钱包',
    case: '退货',
    review: '评价',
    service: '客服',
    system: '账号与商品',
    ad: '推广',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: '订单有新动态',
      wallet: '钱包有新动态',
      case: '退货有新动态',
      review: '评价有新动态',
      service: '客服有新消息',
      system: '账号或商品有新动态',
      ad: '推广有新动态',
    },
    body: {
      info: '打开应用即可阅读。',
      action: '有一件事需要你处理。打开应用即可查看。',
      urgent: '此事紧急，请立即打开应用。',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, number} 条新通知',
    body: '打开应用即可阅读。',
  },
  test: {
    title: '这台设备可以收到通知',
    body: '你店铺的通知会像这样显示。',
  },
  mail: {
    greeting: '你好：',
    several: '{shop}有 {count, number} 条新通知',
    severalLead: '发生了以下事情：',
    daily: '{shop}最近一天有 {count, number} 条未读通知',
    weekly: '{shop}最近一周有 {count, number} 条未读通知',
    digestLead: '以下内容你还没有读过：',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}：{count}',
    more: '应用中还有 {count, number} 条。',
    action: '在应用中打开',
    openAll: '打开通知',
    open: '{action}：{url}',
    why: '你收到这封邮件，是因为你为{shop}的这类通知选择了邮件。',
    whyDigest: '你收到这封邮件，是因为你选择了{shop}的通知摘要。',
    stop: '退订有关{kinds}的邮件：{url}',
    stopDigest: '退订摘要：{url}',
    settings: '管理通知：{url}',
  },
  welcome: {
    subject: '欢迎使用 {brand}',
    lead: '这个地址现在属于 {shop}。',
    key: '请保留这封邮件。其中包含为我们的公开记录签名的密钥。有了它，你的手机和你委托的任何人都能得知我们是否曾经更改告诉过你的内容。你的手机也会保留这把密钥；而这份副本不依赖我们。',
    line: '记录的密钥',
    picture: '以二维码呈现的密钥，供相机读取',
    action: '查看公开记录',
    never: '我们绝不会通过邮件索取密码、验证码或付款。',
  },
  code: {
    subject: '你的验证码是 {code}',
    body: '请在店铺设置中输入 {code}，即可在这个地址接收通知。验证码在 {minutes} 分钟内有效。',
    ignore:
      '如果不是你申请的，那是有人误填了你的地址。你无需做任何事；没有验证码，我们不会向这里发送任何内容。',
  },
  reset: {
    subject: '设置新密码',
    body: '有人申请更换 {username} 的登录密码。链接在 {minutes} 分钟内有效，只能使用一次。更换后所有设备退出登录，提现暂停 24 小时。',
    action: '设置新密码',
    ignore: '如果不是你申请的，请忽略这封邮件：密码保持不变。我们的团队绝不会索要此链接。',
  },
  contact: {
    received: {
      subject: '我们已收到你的请求 {number}',
      lead: '我们会在 {hours} 小时内答复。你可以通过链接查看答复，并再写一次。',
    },
    answered: {
      subject: '对你的请求 {number} 的答复',
      lead: '我们的答复如下：',
    },
    action: '打开请求',
    link: '链接在最后一条消息后 {days} 天内有效。请勿转发：持有链接的人都能阅读此请求。',
    never: '我们绝不会通过电子邮件索要密码、验证码或付款。',
    ignore: '如果你没有联系我们，那是有人误填了你的邮箱。你无需做任何事。',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: '退订',
    ask: '退订{shop}有关{kinds}的邮件吗？',
    askDigest: '退订{shop}的摘要吗？',
    keeps: '所有通知仍保留在应用的列表中，你可以随时在设置中更改。',
    button: '退订',
    done: '已退订。我们不会再发送{shop}有关{kinds}的邮件。',
    doneDigest: '已退订。我们不会再发送{shop}的摘要。',
    gone: '这个链接无效',
    goneDetail: '链接可能不完整。请从邮件中重新打开，或在应用中更改设置。',
  },
};
