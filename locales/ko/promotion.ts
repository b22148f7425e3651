import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: '프로모션',
  lead: '여러 상점이 나오는 페이지에 회원님 상점의 상품을 보여 줍니다. 항상 스폰서로 표시됩니다.',
  newCampaign: '새 캠페인',
  how: '작동 방식',
  rules: '규칙 읽기',
  credit: '프로모션 크레딧',
  creditDetail: '먼저 사용됩니다. 프로모션에만 쓸 수 있습니다.',
  mine: '내 캠페인',
  filter: '표시할 캠페인',
  all: '전체',
  none: '아직 캠페인이 없습니다',
  noneDetail:
    '상품, 예산, 기간을 정합니다. 비용을 내기 전에 예상 범위를, 낸 뒤에는 모든 클릭을 볼 수 있습니다.',
  noneOfState: '이 상태의 캠페인이 없습니다',
  noneOfStateDetail: '다른 캠페인을 보려면 위에서 다른 상태를 골라 주세요.',
  goodsOf: '{more, plural, =0 {{first}} other {{first} 외 #개}}',
  noGoods: '캠페인',
  spentOf: '{budget} 중 {spent} 사용',
  shareOfOrders: '주문마다 {percent}',
  fromTo: '{from}~{to}',
  counts:
    '{clicks, plural, =0 {아직 클릭 없음} other {클릭 #회}}, {orders, plural, =0 {주문 없음} other {주문 #건}}',
  states: {
    review: '심사 중',
    scheduled: '예정됨',
    active: '진행 중',
    paused: '일시 중지',
    ended: '종료됨',
    rejected: '반려됨',
  },
  ends: {
    exhausted: '예산을 다 썼습니다.',
    time: '마지막 날이 지났습니다. 쓰지 않은 예산은 돌려드렸습니다.',
    stopped: '직접 중단했습니다. 쓰지 않은 예산은 돌려드렸습니다.',
    shop_closed: '상점이 닫혔습니다. 쓰지 않은 예산은 돌려드렸습니다.',
    rejected: '심사 담당자가 반려했습니다. 예산 전액을 돌려드렸습니다.',
  },
  endsOrder: {
    time: '마지막 날이 지났습니다.',
    stopped: '직접 중단했습니다.',
    shop_closed: '상점이 닫혔습니다.',
    rejected: '심사 담당자가 반려했습니다.',
  },
  pauses: {
    merchant: '직접 일시 중지했습니다. 다시 시작할 때까지 비용이 나가지 않습니다.',
    no_stock: '상품이 모두 품절입니다. 재고가 생기면 자동으로 다시 시작됩니다.',
    shop_paused: '상점이 일시 중지되어 있습니다. 상점을 다시 열면 자동으로 다시 시작됩니다.',
    not_sold: '상품이 판매 중이 아닙니다. 다시 판매하면 자동으로 시작됩니다.',
  },
  advice: {
    review: '심사 담당자가 {when}까지 확인합니다. 그때까지 답변하지 못하면 자동으로 시작됩니다.',
    scheduled: '시작: {when}.',
    lower_score:
      '거의 표시되지 않습니다. 다른 캠페인의 점수가 더 높습니다. 입찰가를 올리거나 품질을 개선하세요.',
    below_reserve: '거의 표시되지 않습니다. 점수가 노출 위치의 최저 가격보다 낮습니다. 입찰가를 올리세요.',
    day_budget: '오늘 예산을 다 썼습니다. 내일 다시 시작됩니다.',
    out_of_stock: '일부 상품이 품절이라 표시되지 않습니다.',
    not_sold: '일부 상품이 판매 중이 아니라 표시되지 않습니다.',
    country: '이 상품을 보는 구매자 대부분이 배송하지 않는 국가에 있습니다.',
    new: '방금 시작했습니다. 둘러보는 구매자가 생기면 첫 노출이 나타납니다.',
  },
  plans: '상품을 보여 줄 수 있는 곳',
  plan: {
    explore: {
      name: '둘러보기 페이지',
      what: '구매자가 모든 상점을 둘러보는 페이지. 클릭에 대해 비용을 냅니다.',
    },
    search: {
      name: '검색',
      what: '구매자가 모든 상점에서 비슷한 것을 검색한 결과. 클릭에 대해 비용을 냅니다.',
    },
    similar: {
      name: '비슷한 상품',
      what: '다른 상점의 비슷한 상품을 보여 주기로 동의한 상점의 상품 아래. 클릭에 대해 비용을 냅니다.',
    },
    order: {
      name: '주문당 결제',
      what: '위의 모든 위치. 클릭에는 비용이 들지 않고, 클릭에서 나온 주문마다 정한 비율을 냅니다.',
    },
  },
  closedPlan: '지금은 열려 있지 않음',
  minTotal: '최소 총예산',
  minDay: '최소 하루 예산',
  days: '일수',
  dayRange: '{from, number}~{to, number}',
  bid: '클릭당 최저 가격',
  share: '주문에 대한 비율',
  shareRange: '{from}~{to}',
  places: '한 페이지의 스폰서 위치',

  howTitle: '프로모션이 작동하는 방식',
  howLead:
    '규칙 버전 {version, number}, 적용 시작 {since}. 숨기는 것은 없으며, 특정 상점만 따로 바꿀 수 없습니다.',
  machine: '프로그램이 읽을 수 있는 모든 매개변수',
  algorithm: '규칙이 정하는 것',
  steps: {
    where: {
      title: '보여 주는 곳',
      detail:
        '둘러보기 페이지에서는 {explore}번 위치, 검색 결과에서는 {search}번 위치, 비슷한 상품에서는 {similar}번 위치입니다. 동의하지 않은 다른 사람의 상점 안에는 절대 나오지 않습니다. 한 페이지의 최대 {share}까지만 스폰서 상품이며, 각 상품에 스폰서 표시가 붙습니다.',
    },
    who: {
      title: '누구의 상품이 나오는지',
      detail:
        '점수는 클릭당 최대 금액에 그 위치에서 클릭될 가능성과 품질을 곱한 값입니다. 구매자의 개인 프로필은 사용하지 않습니다. 점수가 같으면 그날이 지난 뒤 공개되는 난수 시드로 정합니다.',
    },
    quality: {
      title: '품질이란',
      detail:
        '{least}에서 {most} 사이의 숫자로, 최근 {facts, number}일을 바탕으로 합니다: 제때 발송된 주문 {onTime}, 문제로 인한 환불 {refunds}, 별점 {rating}, 상품 페이지의 완성도 {listing}. 각 부분을 볼 수 있습니다.',
    },
    cost: {
      title: '클릭 비용',
      detail:
        '다음 순위를 앞서는 데 필요한 금액에 {step} 금액을 더한 값입니다. {reserve}보다 낮지 않고, 클릭당 최대 금액을 넘지 않습니다.',
    },
    pacing: {
      title: '예산을 나누는 방식',
      detail:
        '구매자가 보통 찾아오는 흐름에 맞춰 하루의 시간에 나눕니다. {minutes, number}분마다 다시 살펴, 앞서가는 캠페인은 참여 횟수를 줄입니다. 하루 비용은 하루 예산을 넘지 않습니다.',
    },
    newcomers: {
      title: '작은 상점의 시작',
      detail: '노출 위치의 {turns}는 노출이 {views, number}회 미만인 캠페인에 차례로 돌아갑니다.',
    },
    valid: {
      title: '인정되는 클릭',
      detail:
        '실제로 보인 위치에서 왔고, 한 사람이 {hours, number}시간 안에 그 캠페인을 처음 클릭했으며, {seconds, number}초 이상 머문 클릭입니다. 로봇, 한꺼번에 몰린 클릭, 내 상점의 클릭, 실수로 누른 클릭은 사유와 함께 표시되고 비용이 들지 않습니다. 클릭 비용은 {wait, number}초 뒤에 청구됩니다. 한 네트워크의 클릭은 하루에 캠페인에 청구되는 클릭의 {clickShare}까지만 인정되며, 평소보다 훨씬 많은 클릭은 하루 동안 보류되었다가 주문으로 이어진 경우에만 청구됩니다.',
    },
    time: {
      title: '진행 기간',
      detail:
        '예산을 다 쓰거나 마지막 날이 끝날 때까지. 비용을 내기 전에 보는 범위는 최근 {days, number}일을 다시 돌려 본 결과입니다. 매출은 약속하지 않습니다.',
    },
    rest: {
      title: '남은 예산',
      detail:
        '캠페인이 끝나면 1분 안에 자동으로 돌아옵니다. 일찍 중단한 때도 같습니다. 프로모션 크레딧을 먼저 쓴 것으로 보므로, 남은 금액은 크레딧보다 잔액으로 먼저 돌아갑니다.',
    },
    check: {
      title: '확인하는 방법',
      detail:
        '노출과 클릭마다 기록이 있습니다. 하루가 끝나면 그날의 로그와 난수 시드를 공개하므로, 그날의 모든 결정을 다시 계산해 볼 수 있습니다.',
    },
    nobody: {
      title: '아무도 할 수 없는 일',
      detail: '노출, 클릭, 방문자, 팔로워를 늘리는 일. 저희 팀 누구에게도 그런 스위치가 없습니다.',
    },
  },
  similar: {
    title: '내 상품 아래에 나오는 다른 상점의 상품',
    detail:
      '내 상품과 비슷한 다른 상점의 스폰서 상품이, 스폰서 표시와 함께 내 상품 페이지 끝의 후기 아래에 나올 수 있습니다. 직접 켜지 않으면 꺼져 있으며, 비용도 수입도 없습니다.',
    label: '다른 상점의 비슷한 상품 보여 주기',
    isOn: '내 상품 아래에 비슷한 상품이 나옵니다.',
    isOff: '내 상품 아래에 다른 상점의 상품이 나오지 않습니다.',
  },
  create: promotionNew,
  results: promotionResults,
};
