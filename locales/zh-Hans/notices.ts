import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {新订单：{goods}，{amount}} other {新订单：{goods} 和另外 # 件商品，{amount}}}} other {新订单 {no}}}',
    body: '{confirm, select, auto {订单 {no}。请在 {confirm_by} 前确认，否则将自动确认。} latest {订单 {no}。请在 {confirm_by} 前确认，否则订单将取消，款项退还买家。} other {买家已支付 {amount}。请从这笔付款中确认成本，否则将自动确认。}}',
  },
  order_confirmed: {
    title: '订单 {no} 已自动确认',
    body: '供应商成本已从买家的付款中预留。供应商正在准备包裹。',
  },
  order_shipped: {
    title: '订单 {no} 已发货',
    body: '物流公司已收到包裹。',
  },
  order_delivered: {
    title: '订单 {no} 已送达',
    body: '买家现在可以检查商品。',
  },
  order_accepted: {
    title: '订单 {no} 已验收',
    body: '你的收入为 {amount}，已计入钱包，过了你等级的等待期后变为可用。',
  },
  order_lost: {
    title: '订单 {no} 可能已丢失',
    body: '未及时送达。损失由供应商承担，不由你承担。请查看这次退货。',
  },
  order_cancelled: {
    title: '订单 {no} 已取消',
    body: '{why, select, buyer {买家要求取消。} expired {未及时确认。} stock {供应商没有货了。} sla {未及时发货。} undeliverable {物流公司无法送达。} other {订单无法完成。}}我们向买家退款 {amount}。你没有任何损失。',
  },
  order_released: {
    title: '{amount} 已可提现',
    body: '订单 {no} 的收入现在可以提现了。',
  },
  return_asked: {
    title: '订单 {no} 有退货申请',
    body: '请在 {answer_by} 前答复，否则自动同意。',
  },
  return_granted: {
    title: '订单 {no} 的退货已同意',
    body: '没有及时答复，因此已自动同意。商品将退回供应商。',
  },
  return_closed: {
    title: '订单 {no} 的退货已结束',
    body: '没有退款。订单从原来的状态继续。',
  },
  return_refunded: {
    title: '订单 {no} 已退款',
    body: '我们向买家退款 {amount}。退货页面说明由谁承担。',
  },
  return_offer_taken: {
    title: '订单 {no} 的买家接受了你的方案',
    body: '商品留在买家手中，退款正在处理。',
  },
  return_offer_declined: {
    title: '订单 {no} 的买家拒绝了你的方案',
    body: '因此按未答复处理，已同意退货。商品将退回供应商。',
  },
  return_damaged: {
    title: '订单 {no} 退回的商品有损坏',
    body: '供应商希望从退款中扣除一部分。由买家或审核员决定。',
  },
  return_escalated: {
    title: '订单 {no} 的退货正在审核',
    body: '十天内会作出裁定并说明理由。',
  },
  return_decided_for_buyer: {
    title: '订单 {no} 的退货裁定支持买家',
    body: '退货页面说明理由以及由谁承担什么。',
  },
  return_decided_for_shop: {
    title: '订单 {no} 的退货裁定支持店铺',
    body: '已由两名审核员审核。退货页面说明理由。',
  },
  feedback_answered: {
    title: '我们已答复你的反馈 {no}',
    body: '打开即可阅读答复。',
  },
  feedback_done: {
    title: '你的反馈 {no} 已完成',
    body: '谢谢。如果与你的意思不符，请再联系我们。',
  },
  chat_answered: {
    title: '客服已答复',
    body: '打开对话即可阅读和回复。',
  },
  chat_buyer_wrote: {
    title: '订单 {no} 的买家发来新消息',
    body: '打开对话即可阅读和回复。双方都看不到对方的联系方式。',
  },
  question_new: {
    title: '关于“{title}”的新提问',
    body: '有买家想在购买前了解一些情况。你的回答会通过邮件发给对方。',
  },
  sourcing_found: {
    title: '已为“{title}”找到商品',
    body: '打开请求，查看找到的商品及其成本。如果合适，可添加到你的店铺。',
  },
  sourcing_not_found: {
    title: '没有找到“{title}”',
    body: '打开请求查看原因。它不再计入待答复的请求。',
  },
  sign_in_new: {
    title: '你的账号有新的登录',
    body: '{named, select, yes {设备：{device}，时间：{when}，网络：{place}。} other {设备没有说明名称，时间：{when}，网络：{place}。}}如果不是你本人，请更改密码：其他设备会全部退出登录。',
  },
  sign_in_guessed: {
    title: '有人在猜你的密码',
    body: '一小时内，有人从你从未用过的网络，用你的用户名登录失败了 {count} 次。对方没有登录成功，你仍可在平时的地方登录。如果密码较短或在别处也用，请更改密码并开启两步验证。',
  },
  password_changed: {
    title: '登录密码已更改',
    body: '其他设备已全部退出登录。API 密钥仍然有效：请在“登录与安全”中撤销你不认识的密钥。如果不是你本人，请立即联系我们。',
  },
  password_reset: {
    title: '你的登录密码已被更换',
    body: '{way, select, email {通过发送到你邮箱的链接更换。} other {使用恢复码更换。}}所有设备已退出登录，提现暂停至 {until}。API 密钥仍然有效：请在“登录与安全”中撤销你不认识的密钥。如果不是你本人，请立即再次更换并联系我们。',
  },
  contact_changed: {
    title: '你的联系方式已更改',
    body: '账号的{what, select, email {邮箱地址} phone {电话号码} other {邮箱地址和电话号码}}已更改。新的邮箱地址确认后才生效。如果不是你本人，请立即更改密码：其他设备会全部退出登录。',
  },
  shop_linked: {
    title: '“我的店铺”新增了一个店铺',
    body: '它的店主无需登录即可打开本店，你也可以打开它。涉及资金时，仍需各店铺自己的交易密码。如果不是你本人，请在“我的店铺”中移除它，并立即更改密码。',
  },
  pay_password_changed: {
    title: '交易密码已更改',
    body: '如果不是你本人，请重置它，并让其他设备退出登录。',
  },
  pay_password_reset: {
    title: '交易密码已重置',
    body: '提现暂停至 {until}。如果不是你本人，请让其他设备退出登录，并联系我们。',
  },
  device_added: {
    title: '已添加一台签署设备',
    body: '{waits, select, yes {{device} 自 {until} 起可以签署。不是你本人？请在此之前将它移除、更改密码，并告诉我们。} other {{device} 现在会签署提现、收款账户、推广活动和交易密码。不是你本人？请更改密码，并告诉我们。}}',
  },
  device_leaving: {
    title: '你最后一台签署设备即将移除',
    body: '{device} 将于 {until} 停止签署{alone, select, yes {，之后提现不再需要签署。} other {。}}不是你本人？请在“签署设备”中保留它、更改密码，并告诉我们。',
  },
  device_removed: {
    title: '一台签署设备已移除',
    body: '{device} 不再签署。不是你本人？请更改密码，并告诉我们。',
  },
  device_retained: {
    title: '签署设备已保留',
    body: '{device} 的移除已停止，它会继续签署。',
  },
  second_factor_on: {
    title: '两步验证已开启',
    body: '现在起，在新设备上登录需要身份验证器应用的验证码。',
  },
  second_factor_off: {
    title: '两步验证已关闭',
    body: '现在只用密码就能登录。如果不是你本人，请让其他设备退出登录，并重新开启。',
  },
  recovery_code_used: {
    title: '使用了一个恢复码',
    body: '{left, plural, =0 {恢复码已用完。请立即生成新的。} other {还剩 # 个恢复码。请在用完之前生成新的。}}',
  },
  comment_new: {
    title: '订单 {no} 有新评价',
    body: '“{title}”获得 {rating} 星，满分 5 星。你可以回复一次，所有人都能看到你的回复。',
  },
  comment_followed: {
    title: '买家对订单 {no} 追加了评价',
    body: '与“{title}”有关。',
  },
  comment_kept: {
    title: '你举报的评价予以保留',
    body: '这是对订单 {no} 中“{title}”的评价。经我们审核，符合规则。你的回复显示在旁边。',
  },
  comment_removed: {
    title: '你举报的评价已移除',
    body: '这是对订单 {no} 中“{title}”的评价。原处显示移除原因，其评分不再计入。',
  },
  goods_withdrawn: {
    title: '商品已停售',
    body: '我们已在所有店铺停售 {titles}。原因：{reason} 已有的订单照常进行。原因消除后会自动重新上架。',
  },
  goods_out_of_stock: {
    title: '商品已下架：售罄',
    body: '供应商已没有 {titles} 的库存。补货后会自动重新上架。',
  },
  goods_below_break_even: {
    title: '商品已下架：成本上涨',
    body: '按你的售价，{titles} 会让你亏钱。设定更高的售价后可以继续销售。',
  },
  goods_back_on_sale: {
    title: '商品已重新上架',
    body: '{titles} 可以再次销售，售价为你设定的价格。',
  },
  cost_rises: {
    title: '“{title}”的成本将上涨',
    body: '从{when}起，成本由{old}变为{cost}。按你现在的售价{price}，每件利润为{profit}。已有订单的成本不变。',
  },
  cost_rises_below: {
    title: '“{title}”的成本将超出你的售价所能承受',
    body: '从{when}起，成本由{old}变为{cost}。按你现在的售价{price}会亏损：请至少定为{floor}，否则商品将在当天下架。已有订单的成本不变。',
  },
  cost_falls: {
    title: '“{title}”的成本将下降',
    body: '从{when}起，成本由{old}变为{cost}。按你现在的售价{price}，每件利润为{profit}。',
  },
  goods_repriced: {
    title: '价格已随成本调整',
    body: '{titles} 的成本上涨。已按你的定价规则设定新价格，让你不亏损。',
  },
  identity_verified: {
    title: '你的身份已验证',
    body: '你已通过身份验证：{name}。户名相同的账户可以接收你的提现。',
  },
  identity_rejected: {
    title: '我们还未能验证你的身份',
    body: '需要更正的每一栏都说明了原因。其他内容均已保留。',
  },
  identity_recalled: {
    title: '你的身份验证已被撤销',
    body: '{statement} 你可以提交新的证件。你赚到的钱仍然是你的，你也可以申诉。',
  },
  unpaid_near: {
    title: '请验证身份，以便继续接单',
    body: '有 {unpaid} 等待付给你。达到 {limit} 时，你的店铺会停止接受新订单，直到身份验证完成。这笔钱仍然是你的。',
  },
  unpaid_stopped: {
    title: '你的店铺已停止接受新订单',
    body: '有 {unpaid} 等待付给你，而你的身份尚未验证。现有订单照常进行，这笔钱仍然是你的。验证完成后会立即恢复接单。',
  },
  identity_late: {
    title: '我们对你身份的审核延迟了',
    body: '我们承诺在 48 小时内答复，但没有做到。你的申请现在排在最前面，你无需做任何事。',
  },
  identity_appeal_received: {
    title: '我们已收到你的申诉',
    body: '作出决定的人以外的另一位审核员会在 {decide_by} 前答复。',
  },
  identity_appeal_upheld: {
    title: '你的申诉未获支持',
    body: '关于你身份的决定维持不变。你可以查看理由，也可以随时提交新的证件。',
  },
  identity_appeal_overturned: {
    title: '你的申诉成立',
    body: '你的身份已通过验证。很抱歉。',
  },
  identity_appeal_reopened: {
    title: '你的申诉成立',
    body: '先前的决定不再有效。你的证件已经删除，请再提交一次。很抱歉。',
  },
  identity_appeal_late: {
    title: '你的申诉逾期未决',
    body: '我们承诺在 10 天内作出决定，但尚未做到。你的申诉排在第一位，你不需要做任何事。',
  },
  identity_expiring: {
    title: '你的证件将于 {day} 到期',
    body: '请在此之前提交新证件。在此期间可以继续销售和提现。',
  },
  payout_schedule_set: {
    title: '已开启每周自动提现',
    body: '每周一次，最多 {amount} 转到 {account}。如果不是你本人操作，请结束该设置、修改密码并告诉我们。',
  },
  payout_schedule_skipped: {
    title: '本周的自动提现没有进行',
    body: '有一件事需要你先处理：打开每周自动提现查看原因。你的钱仍然可用。',
  },
  payout_account_added: {
    title: '已添加一个收款账户',
    body: '账户 {account} 已添加，24 小时后可以使用。不是你本人？请移除它，更改密码，并告诉我们。',
  },
  payout_account_changed: {
    title: '一个收款账户已更改',
    body: '账户 {account} 已更改。不是你本人？请更改密码，并告诉我们。',
  },
  payout_account_removed: {
    title: '一个收款账户已移除',
    body: '账户 {account} 已移除。不是你本人？请更改密码，并告诉我们。',
  },
  deposit_credited: {
    title: '充值 {no} 已在你的钱包',
    body: '{amount} 已到账，现在可用。它是你的，可以像其余余额一样提现。',
  },
  deposit_below_minimum: {
    title: '充值 {no}：{amount} 已到达',
    body: '低于这种方式的最低充值金额。我们为你保留，你转入的总额达到最低金额后立即入账。',
  },
  deposit_unclear: {
    title: '充值 {no}：{amount} 已到达，为你保留',
    body: '到达较晚，或超出你的充值上限。由两名审核员核对；之后入账，或退回原处。',
  },
  deposit_returned: {
    title: '充值 {no}：{amount} 已退回',
    body: '我们无法入账，因此已退回原处。',
  },
  deposit_needs_info: {
    title: '充值 {no}：我们有疑问',
    body: '入账之前，审核员需要你提供一些内容。你有七天时间回答。',
  },
  deposit_failed: {
    title: '充值 {no} 未能入账',
    body: '原因：{reason}',
  },
  deposit_unanswered: {
    title: '充值 {no} 因未回答而关闭',
    body: '七天内没有收到对我们提问的回答。如果你已转账，请告诉我们：款项不会丢失。',
  },
  deposit_expired: {
    title: '没有找到充值 {no}',
    body: '期限内没有到账。如果你已转账，请检查地址和网络，并告诉我们。之后到达的款项会为你保留。',
  },
  deposit_late: {
    title: '我们对充值 {no} 的处理延迟了',
    body: '我们承诺在 24 小时内答复，但没有做到。你的充值现在排在最前面，你无需做任何事。',
  },
  restriction_placed: {
    title: '你的店铺受到限制，至 {until}',
    body: '打开可查看原因、哪些功能照常以及如何申诉。限制会自动结束。',
  },
  restriction_held: {
    title: '你的余额中有 {amount} 被暂扣，至 {until}',
    body: '打开可查看原因和证据。你可以申诉，它也会自动结束。',
  },
  restriction_begun: {
    title: '你的账号停用至 {until}',
    body: '我们此前已预告。你可以查看原因、申诉，并查看你的余额。',
  },
  restriction_extended: {
    title: '一项限制已延长至 {until}',
    body: '由另一名审核员根据新的证据决定。不能再次延长，你可以申诉。',
  },
  restriction_ended: {
    title: '一项限制已结束',
    body: '受它影响的功能全部恢复。',
  },
  restriction_freed: {
    title: '余额中的 {amount} 已恢复可用',
    body: '暂扣的金额已回到你的可用余额。',
  },
  appeal_received: {
    title: '我们已收到你的申诉',
    body: '由作出限制者以外的另一名审核员决定，最迟 {decide_by}。',
  },
  appeal_upheld: {
    title: '你的申诉未获支持',
    body: '打开可阅读理由。限制仍会自动结束。',
  },
  appeal_overturned: {
    title: '你的申诉成立',
    body: '很抱歉。限制已解除，暂扣的金额已恢复可用。',
  },
  withdrawal_requested: {
    title: '已申请提现 {no}',
    body: '我们已收到你将 {amount} 提现到 {account} 的申请。汇出之前可以取消。',
  },
  withdrawal_approved: {
    title: '提现 {no} 已通过',
    body: '我们正在将 {amount} 汇往 {account}。',
  },
  withdrawal_paid: {
    title: '提现 {no} 已支付',
    body: '{amount} 已汇往 {account}。',
  },
  withdrawal_cancelled: {
    title: '提现 {no} 已取消',
    body: '{amount} 已恢复可用。没有收取任何费用。',
  },
  withdrawal_rejected: {
    title: '提现 {no} 未通过',
    body: '{amount} 已恢复可用。原因：{reason}',
  },
  withdrawal_failed: {
    title: '提现 {no} 失败',
    body: '{amount} 已恢复可用。没有收取任何费用。请检查账户 {account}。',
  },
  withdrawal_returned: {
    title: '提现 {no} 被退回',
    body: '收款银行或网络退回了款项：{amount} 连同手续费已恢复可用。请检查账户 {account}。',
  },
  goodwill_promo: {
    title: '你有 {amount} 推广金',
    body: '这是我们给你的补偿：{reason} 支付推广时优先使用，你无需偿还。',
  },
  goodwill_given: {
    title: '你的钱包增加了 {amount}',
    body: '这是我们给你的补偿：{reason} 款项即刻可用，你无需偿还。',
  },
  ad_started: {
    title: '{goods}的推广已开始',
    body: '现在开始展示。你可以随时查看展示在哪里、展示多少次以及花费多少。',
  },
  ad_paused: {
    title: '{goods}的推广已暂停',
    body: '{why, select, no_stock {商品已售罄。} not_sold {商品不在你的店铺中销售。} shop_paused {你的店铺目前不接受订单。} other {目前无法展示。}}期间不产生费用，之后自动继续。',
  },
  ad_resumed: {
    title: '{goods}的推广已继续',
    body: '已重新开始展示。',
  },
  ad_exhausted: {
    title: '{goods}的预算已用完',
    body: '推广已结束。剩余的 {amount} 不够再付一次点击，已退回。',
  },
  ad_ended: {
    title: '{goods}的推广已结束',
    body: '{why, select, time {最后一天已过。} shop_closed {你的店铺已关闭。} other {推广已结束。}}未花费的 {amount} 已退回。',
  },
  ad_refused: {
    title: '{goods}的推广未通过',
    body: '审核员给出的理由：{reason} {amount} 已全部退回。你可以修改后重新开始。',
  },
  friend_joined: {
    title: '一位朋友已加入',
    body: '{name} 用你的邀请开了店铺。邀请是免费的，任何人都不会从中获利。',
  },
  level_raised: {
    title: '你的店铺有了新等级：{level, select, merchant {商家店铺} partner {商业伙伴} other {品牌代理}}',
    body: '你达到了它的要求。橱窗可放更多商品，新订单的佣金更低。不收取任何费用。',
  },
  level_lowering: {
    title:
      '你的店铺等级将于{from}变为{level, select, standard {标准店铺} merchant {商家店铺} partner {商业伙伴} other {品牌代理}}',
    body: '你的店铺目前有一项等级要求没有满足。如果在那之前重新满足，就不会有变化。你的商品保持原样，余额不受影响。等级页面会显示缺少什么。',
  },
  level_kept: {
    title:
      '你的等级保持不变：{level, select, standard {标准店铺} merchant {商家店铺} partner {商业伙伴} other {品牌代理}}',
    body: '你的店铺重新满足了等级要求。之前通知的变更已取消。',
  },
  level_lowered: {
    title:
      '你的店铺等级现在是{level, select, standard {标准店铺} merchant {商家店铺} partner {商业伙伴} other {品牌代理}}',
    body: '这已在三十天前通知。你的商品继续销售，你的资金不受影响。一旦满足更高等级的要求，即可免费恢复。',
  },
  proposal_made: {
    title: '有程序提议更改',
    body: '请查看会更改什么，再确认或拒绝。在此之前什么都不会变。',
  },
  hook_failed: {
    title: '发往 {host} 的消息未送达',
    body: '我们花了一天时间尝试把消息发给你的程序。请查看它的应答；消息可以重新发送。',
  },
  hook_disabled: {
    title: '发往 {host} 的消息已关闭',
    body: '该地址三天来没有接收任何消息，因此我们已停止向它发送。请修好后重新开启；错过的消息可以补发。',
  },
  domain_active: {
    title: '{domain} 已启用',
    body: '买家现在可以用你自己的域名打开店铺。你在这里的地址仍然可用。',
  },
  domain_failing: {
    title: '{domain} 已停止使用',
    body: '该域名不再指向你的店铺。店铺仍在这里的地址营业。请查看需要修正的地方。',
  },
  domain_lapsed: {
    title: '{domain} 未连接',
    body: 'DNS 记录一周内没有设置正确，我们已删除该申请。你可以随时重新开始。',
  },
  domain_uncertified: {
    title: '{domain} 还没有证书',
    body: '证书颁发机构已多次拒绝。请查看原因；我们会继续自动重试。',
  },
  limit_changes: {
    title:
      '自{from}起：{kind, select, goods_max {同时在售商品数} deletions_daily {每日移除次数} commission_bps {新订单的佣金} other {每日免审核提现额}}',
    body: '等级“{level, select, standard {标准店铺} merchant {商家店铺} partner {商业伙伴} other {品牌代理}}”由{before}变为{value}。在售商品、已有订单和你的资金不受影响。',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
