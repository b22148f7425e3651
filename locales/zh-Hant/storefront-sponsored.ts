import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: '由 {shop} 推廣',
  sponsoredWhy: '為什麼看到它？',
  sponsoredSupport: '對 {shop} 的公共扶持',
  sponsoredRail: '其他商店的推廣商品',
  sponsoredRailLead: '這些商店付費在此展示。本店同意展示，但不販售這些商品。',
  sponsoredSupportText: '推廣版位中最多十分之一免費提供給我們扶持的商店，輪流使用，並標明為公共扶持。',
  sponsoredThis: '為什麼您會看到它',
  sponsoredPays: '由誰付費',
  sponsoredPaysClick: '有人開啟連結並停留時，由 {shop} 付費。您不需要為此付費。',
  sponsoredPaysOrder: '由此產生訂單時，{shop} 從中支付一定比例。您不需要為此付費。',
  sponsoredQuality: '品質',
  sponsoredQualityText: '準時出貨、退款、評分和頁面完整程度合計為 {quality, number, ::.0}；1.0 為中間值。',
  sponsoredChance: '點擊率',
  sponsoredChanceText: '這類商品每被看到 100 次，會被點擊 {chance, number, ::.0} 次。',
  sponsoredWhere: '位置',
  sponsoredWhere_explore: '探索頁面的推廣版位',
  sponsoredWhere_search: '搜尋結果中的推廣版位',
  sponsoredWhere_similar: '其他商店商品下方的推廣版位',
  sponsoredRules: '規則第 {version, number} 版，包含每一項數字',
  sponsoredKept:
    '如果您開啟連結，您的瀏覽器會儲存七天，記錄您透過哪個連結來到這家商店，以便統計訂單。除此之外不儲存您的任何資訊。',
};
