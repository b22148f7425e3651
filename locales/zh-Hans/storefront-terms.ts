import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: '条款的当事方',
  termsText_who:
    '{legalName} 运营本服务。商家在其中经营店铺，以自己的名义销售。买家向页面、订单和收据上写明的店铺购买。',
  terms_free: '费用',
  termsText_free:
    '开店和经营都是免费的。店铺支付的只有：售出商品的佣金、自愿用于推广的花费，以及提现时网络收取的费用。除此之外没有其他费用，费用页面列出每一个数字。',
  terms_orders: '订单如何成立',
  termsText_orders:
    '订单始于一笔确实收到的买家付款。我们团队中的任何人都不能制造订单、付款、访问或评价，商家也不能。',
  terms_supplier: '供应商由谁付款',
  termsText_supplier:
    '供应商的款项来自买家为这一个订单支付的钱，绝不来自商家的钱包。不足以覆盖成本、运费和佣金的售价，在售出任何商品之前就会被拒绝。如果订单的成本没有得到确认，会在 {confirmHours, number} 小时内退款给买家。',
  terms_money: '店铺何时收到货款',
  termsText_money:
    '买家的付款会为订单保管到商品送达。之后按订单所写进行分配，店铺的部分在若干天后变为可用；天数取决于店铺等级，并在每个订单上显示。',
  terms_payouts: '提现',
  termsText_payouts:
    '可用余额随时可以提现。小额提现立即通过，其余由我们的团队在 {decideHours, number} 小时内审核。如果 {selfApproveHours, number} 小时后仍未决定，除非有书面暂扣，否则提现自动通过，并在每日限额内每天分批付出，最多 {slices, number} 天。永远不需要先充值。',
  terms_holds: '暂扣与限制',
  termsText_holds:
    '只有在八项公布的理由之一成立时，才会暂扣资金或限制店铺。每项决定都有理由说明，写明证据、涉及资金时的金额，以及自动结束的日期。只能由另一位审核员延长一次。没有被暂扣的资金可以照常提现。',
  terms_appeals: '申诉',
  termsText_appeals:
    '每项限制都可以在 {appealDays, number} 天内申诉，由没有作出该限制的审核员在 {decideDays, number} 天内决定。如果没有按时决定，暂扣的资金自动恢复可用。',
  terms_deposits: '充值',
  termsText_deposits:
    '无论是销售、提现还是达到等级，都永远不需要充值。商家可充值的金额有上限，没有花完的部分随时可以提现。',
  terms_invitations: '邀请',
  termsText_invitations:
    '开店需要邀请。邀请是免费的，只能使用一次，有效期 {inviteDays, number} 天。发出邀请的人不会因此获得任何收益：没有钱，没有积分，没有分成。',
  terms_promotion: '推广',
  termsText_promotion:
    '店铺可以付费在标明为推广的位置展示。付款前可看到预计效果，不承诺任何销量。推广计划结束时，没有花完的预算会退回。位置的分配规则是公开的，店铺可以把自己参与的竞价重新算一遍。',
  terms_reviews: '评价',
  termsText_reviews:
    '只有订单已送达的买家才能评价商品。只有在五项公布的理由之一成立时，才会移除评价，绝不会因为是差评而移除，原处会留下说明。',
  terms_levels: '等级',
  termsText_levels:
    '等级按公布的标准获得，不收费。等级降低会在生效前 {levelNoticeDays, number} 天通知。商家能否提现与等级无关。',
  terms_data: '个人信息',
  termsText_data:
    '商家可以每天下载一次我们保存的全部店铺数据，也可以要求删除。身份证件加密保存，每次查看都有记录，并在法律要求的期限之后删除。买家的联系方式只用于订单。',
  terms_changes: '条款的变更',
  termsText_changes:
    '条款变更会在生效前 {termsNoticeDays, number} 天公布，并说明变更内容。变更绝不影响此前的订单。',
  terms_leaving: '离开',
  termsText_leaving: '商家可以随时离开。进行中的订单先完成或退款，余额会支付给商家。离开不需要支付任何费用。',
};
