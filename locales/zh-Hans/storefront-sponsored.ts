import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: '由 {shop} 推广',
  sponsoredWhy: '为什么看到它？',
  sponsoredSupport: '对 {shop} 的公共扶持',
  sponsoredRail: '其他店铺的推广商品',
  sponsoredRailLead: '这些店铺付费在此展示。本店允许展示，但不出售这些商品。',
  sponsoredSupportText: '推广位中最多十分之一免费提供给我们扶持的店铺，轮流使用，并标明为公共扶持。',
  sponsoredThis: '为什么您会看到它',
  sponsoredPays: '由谁付费',
  sponsoredPaysClick: '有人打开链接并停留时，由 {shop} 付费。您无需为此付费。',
  sponsoredPaysOrder: '由此产生订单时，{shop} 从中支付一定比例。您无需为此付费。',
  sponsoredQuality: '质量',
  sponsoredQualityText: '准时发货、退款、评分和页面完整程度合计为 {quality, number, ::.0}；1.0 为中间值。',
  sponsoredChance: '点击率',
  sponsoredChanceText: '这类商品每被看到 100 次，会被点击 {chance, number, ::.0} 次。',
  sponsoredWhere: '位置',
  sponsoredWhere_explore: '发现页的推广位',
  sponsoredWhere_search: '搜索结果中的推广位',
  sponsoredWhere_similar: '其他店铺商品下方的推广位',
  sponsoredRules: '规则第 {version, number} 版，包含每一项数字',
  sponsoredKept:
    '如果您打开链接，您的浏览器会保存七天，记录您通过哪个链接来到这家店铺，以便统计订单。除此之外不保存您的任何信息。',
};
