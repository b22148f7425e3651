import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: '{shop}によるスポンサー枠',
  sponsoredWhy: 'これが表示される理由',
  sponsoredSupport: '{shop}への公開支援',
  sponsoredRail: 'ほかのショップのスポンサー商品',
  sponsoredRailLead:
    'これらのショップは、ここに表示するために費用を支払っています。このショップは表示を許可していますが、販売はしていません。',
  sponsoredSupportText:
    'スポンサー枠のうち10分の1以下は、当社が支援するショップに、順番に無料で提供されます。「公開支援」と表示されます。',
  sponsoredThis: 'これが表示された理由',
  sponsoredPays: '費用を払う人',
  sponsoredPaysClick:
    '人がリンクを開いてそのページにとどまると、{shop}が支払います。お客様の負担はありません。',
  sponsoredPaysOrder:
    'そこから生まれた注文の代金の一定の割合を、{shop}が支払います。お客様の負担はありません。',
  sponsoredQuality: '品質',
  sponsoredQualityText:
    '期限内の発送、返金、評価、ページの充実度から{quality, number, ::.0}となります。1.0が中間です。',
  sponsoredChance: 'クリック率',
  sponsoredChanceText: '同じような商品は、100回表示されるうち{chance, number, ::.0}回クリックされます。',
  sponsoredWhere: '場所',
  sponsoredWhere_explore: '「商品を探す」の枠',
  sponsoredWhere_search: '検索結果の枠',
  sponsoredWhere_similar: 'ほかのショップの商品の下の枠',
  sponsoredRules: 'ルール バージョン{version, number}と、そのすべての数値',
  sponsoredKept:
    'リンクを開くと、注文を数えられるように、どのリンクからこのショップに来たかがブラウザに7日間保存されます。お客様について、ほかに保存されるものはありません。',
};
