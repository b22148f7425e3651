import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: '프로모션',
  lead: '여러 상점이 나오는 페이지에 내 상점의 상품을 보여 줍니다.',
  closedTitle: '프로모션은 아직 시작되지 않았습니다',
  closed:
    '아무것도 살 수 없고, 지갑에서 빠져나가는 것도 없습니다. 여러 상점의 상품을 보여 줄 페이지가 생기고, 비용을 내는 클릭을 하나하나 확인할 수 있게 되면 시작됩니다.',
  how: '앞으로의 방식',
  rules: '규칙 읽기',
  plans: '예정된 자리',
  surface: {
    explore: '구매자가 모든 상점을 둘러보는 페이지.',
    search: '구매자가 모든 상점에서 검색한 결과.',
  },
  notOpen: '준비 중',
  minTotal: '전체 최소 예산',
  minDay: '하루 최소 예산',
  days: '일수',
  dayRange: '{from, number}~{to, number}',
  bid: '클릭당 최소 입찰가',
  slots: '한 페이지의 스폰서 자리',
  slotList: '자리의 위치',
  version: '규칙 버전',
  mine: '내 캠페인과 비용',
  none: '캠페인이 없습니다',
  noneDetail:
    '프로모션이 아직 시작되지 않아 쓴 비용이 없습니다. 시작되면 캠페인과 클릭이 모두 여기에 표시됩니다.',
  spentOf: '{budget} 중 {spent} 사용',
  states: {
    review: '심사 중',
    scheduled: '예정됨',
    active: '진행 중',
    paused: '일시 중지',
    ended: '종료됨',
    rejected: '반려됨',
  },
  newTitle: '새 프로모션',
  newLead: '직접 정할 것과 규칙이 정하는 것.',
  youDecide: '직접 정할 것',
  decide: {
    goods: '상품: 판매 중인 상품 중 1~{max, number}개.',
    budget: '금액: 전체 {total} 이상, 하루 {day} 이상. 정한 금액보다 더 나가는 일은 없습니다.',
    days: '기간: {from, number}~{to, number}일.',
    bid: '클릭 한 번에 낼 최대 금액, {bid}부터.',
  },
  algorithm: '규칙이 정하는 것',
  algorithmLead: '버전 {version, number}. 숨기는 것은 없습니다.',
  steps: {
    where: {
      title: '보여 주는 곳',
      detail:
        '여러 상점의 상품이 있는 페이지에, 항상 스폰서 표시와 함께. 다른 사람의 상점 안에는 나오지 않습니다.',
    },
    who: {
      title: '누구의 상품이 나오는지',
      detail:
        '입찰가, 그 자리에서 클릭될 가능성, 상점이 구매자를 얼마나 잘 대하는지로 정해집니다. 내 점수의 구성을 볼 수 있습니다. 구매자의 개인 프로필은 사용하지 않습니다.',
    },
    cost: {
      title: '클릭 비용',
      detail: '다음 순위를 앞서는 데 필요한 만큼만이며, 입찰가를 넘지 않습니다.',
    },
    valid: {
      title: '인정되는 클릭',
      detail:
        '실제 사람의 클릭을 한 사람당 하루 한 번만 셉니다. 로봇, 실수, 본인의 클릭은 사유와 함께 표시되고 비용이 들지 않습니다.',
    },
    time: {
      title: '진행 기간',
      detail:
        '예산을 다 쓰거나 마지막 날이 끝날 때까지. 비용을 내기 전에 예상 범위를 볼 수 있습니다. 매출은 약속하지 않습니다.',
    },
    rest: {
      title: '남은 예산',
      detail: '일찍 중단한 경우에도 원래 있던 곳으로 바로 자동으로 돌아갑니다.',
    },
    nobody: {
      title: '아무도 할 수 없는 일',
      detail: '조회수, 클릭, 방문자, 팔로워를 늘리는 일. 그런 스위치를 가진 사람은 여기에 없습니다.',
    },
  },
  tellUs: '필요한 것을 알려 주세요',
};
