import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: '스폰서: {shop}',
  sponsoredWhy: '나온 이유',
  sponsoredSupport: '{shop} 공개 지원',
  sponsoredRail: '다른 상점의 스폰서 상품',
  sponsoredRailLead:
    '비용을 내고 여기에 상품을 보여 주는 상점들입니다. 이 상점은 이를 허용할 뿐, 해당 상품을 판매하지 않습니다.',
  sponsoredSupportText:
    '스폰서 노출 위치 열 곳 중 많아야 한 곳은 저희가 지원하는 상점에 차례로, 무료로 주어집니다. 공개 지원으로 표시됩니다.',
  sponsoredThis: '이 상품이 나온 이유',
  sponsoredPays: '비용을 내는 곳',
  sponsoredPaysClick: '누군가 링크를 따라가 머물면 {shop}에서 비용을 냅니다. 구매자가 내는 비용은 없습니다.',
  sponsoredPaysOrder: '여기서 나온 주문의 일정 비율을 {shop}에서 냅니다. 구매자가 내는 비용은 없습니다.',
  sponsoredQuality: '품질',
  sponsoredQualityText:
    '제때 도착한 택배, 환불, 별점, 빠짐없는 페이지를 합쳐 {quality, number, ::.0}입니다. 1.0이 중간입니다.',
  sponsoredChance: '클릭률',
  sponsoredChanceText: '이런 상품은 100번 보일 때 {chance, number, ::.0}번 클릭됩니다.',
  sponsoredWhere: '위치',
  sponsoredWhere_explore: '둘러보기 페이지',
  sponsoredWhere_search: '검색 결과',
  sponsoredWhere_similar: '다른 상점의 상품 아래',
  sponsoredRules: '규칙 버전 {version, number}, 그 안의 모든 수치',
  sponsoredKept:
    '링크를 따라가면 주문을 집계할 수 있도록, 어떤 링크로 이 상점에 왔는지가 브라우저에 7일 동안 보관됩니다. 그 밖에는 아무것도 보관하지 않습니다.',
};
