import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

export const storefrontTerms: Translated<typeof english> = {
  terms_who: '이 약관의 당사자',
  termsText_who:
    '{legalName}에서 이 서비스를 운영합니다. 판매자는 여기에서 상점을 운영하며 자신의 이름으로 판매합니다. 구매자는 페이지, 주문, 영수증에 적힌 상점에서 구매합니다.',
  terms_free: '비용',
  termsText_free:
    '상점을 열고 운영하는 것은 무료입니다. 상점이 내는 것은 판매한 상품의 판매 수수료, 스스로 프로모션에 쓰기로 한 금액, 출금을 전달하는 네트워크가 받는 금액입니다. 그 밖에는 없으며, 모든 수치는 수수료 페이지에 나와 있습니다.',
  terms_orders: '주문이 생성되는 방식',
  termsText_orders:
    '주문은 실제로 받은 구매자의 결제에서 시작됩니다. 저희 담당자도, 어떤 판매자도 주문, 결제, 방문, 후기를 만들 수 없습니다.',
  terms_supplier: '공급사에 지급하는 사람',
  termsText_supplier:
    '공급사는 구매자가 바로 그 주문에 낸 결제금에서 지급받으며, 판매자의 지갑에서 지급받는 일은 절대 없습니다. 원가, 배송비, 판매 수수료를 감당하지 못하는 가격은 판매되기 전에 거절됩니다. 주문의 원가가 확인되지 않으면 {confirmHours, number}시간 안에 구매자에게 환불됩니다.',
  terms_money: '상점이 대금을 받는 때',
  termsText_money:
    '구매자의 결제금은 상품이 도착할 때까지 그 주문을 위해 보관됩니다. 그 뒤 주문에 적힌 대로 나뉘며, 상점의 몫은 상점 등급에 따라 정해진 일수가 지나면 사용할 수 있습니다. 이 일수는 주문마다 표시됩니다.',
  terms_payouts: '출금',
  termsText_payouts:
    '사용 가능한 잔액은 언제든지 출금할 수 있습니다. 소액 출금은 바로 승인됩니다. 나머지는 저희가 {decideHours, number}시간 안에 검토합니다. {selfApproveHours, number}시간이 지나도 결정되지 않은 출금은 사유를 명시한 보류가 없는 한 자동으로 승인되고, 1일 한도 안에서 매일 나누어 최대 {slices, number}일에 걸쳐 지급됩니다. 먼저 입금해야 하는 일은 절대 없습니다.',
  terms_holds: '보류와 제한',
  termsText_holds:
    '금액을 보류하거나 상점을 제한하는 것은 공개된 여덟 가지 사유 가운데 하나에 해당할 때뿐입니다. 모든 결정에는 사유서가 있으며, 근거와 자동으로 끝나는 날, 대금에 관한 것이면 금액이 적혀 있습니다. 다른 심사 담당자가 한 번만 연장할 수 있습니다. 보류되지 않은 금액은 평소대로 출금할 수 있습니다.',
  terms_appeals: '이의 신청',
  termsText_appeals:
    '모든 제한에 대해 {appealDays, number}일 안에 이의를 신청할 수 있습니다. 그 제한을 내리지 않은 심사 담당자가 {decideDays, number}일 안에 결정합니다. 이의 신청이 제때 결정되지 않으면 보류된 금액은 자동으로 사용할 수 있게 됩니다.',
  terms_deposits: '입금',
  termsText_deposits:
    '판매하거나 출금하거나 등급을 올리는 데 입금은 절대 필요하지 않습니다. 판매자가 입금할 수 있는 금액에는 한도가 있으며, 쓰지 않은 금액은 언제든지 출금할 수 있습니다.',
  terms_invitations: '초대',
  termsText_invitations:
    '상점은 초대를 받아 엽니다. 초대는 무료이며, 한 번만 쓸 수 있고 {inviteDays, number}일 동안 유효합니다. 초대한 사람이 얻는 것은 없습니다. 보상도, 포인트도, 매출의 몫도 없습니다.',
  terms_promotion: '프로모션',
  termsText_promotion:
    '상점은 비용을 내고 스폰서로 표시된 위치에 상품을 보여 줄 수 있습니다. 비용을 내기 전에 예상을 볼 수 있으며, 매출은 약속하지 않습니다. 쓰지 않은 예산은 캠페인이 끝나면 돌려드립니다. 위치를 배정하는 규칙은 공개되어 있고, 상점은 자신의 경매를 다시 계산해 볼 수 있습니다.',
  terms_reviews: '후기',
  termsText_reviews:
    '주문한 상품이 배송 완료된 구매자만 후기를 쓸 수 있습니다. 후기는 공개된 다섯 가지 사유 가운데 하나에 해당할 때만 삭제되고, 나쁜 평가라는 이유로는 절대 삭제되지 않으며, 그 자리에 안내가 남습니다.',
  terms_levels: '등급',
  termsText_levels:
    '등급은 공개된 기준에 따라 얻으며 무료입니다. 등급이 내려갈 때는 적용되기 {levelNoticeDays, number}일 전에 알려 드립니다. 어떤 등급도 판매자가 출금할 수 있는지를 정하지 않습니다.',
  terms_data: '개인 정보',
  termsText_data:
    '판매자는 저희가 상점에 대해 보관하는 모든 것을 하루에 한 번 내려받을 수 있고, 삭제를 요청할 수 있습니다. 신분 서류는 암호화되고, 열람할 때마다 기록되며, 법이 정한 기간이 지나면 삭제됩니다. 구매자의 연락처는 주문에만 쓰입니다.',
  terms_changes: '이 약관의 변경',
  termsText_changes:
    '바뀐 약관은 적용되기 {termsNoticeDays, number}일 전에 알려 드리고, 무엇이 바뀌었는지 보여 드립니다. 그 전에 한 주문에는 절대 영향을 주지 않습니다.',
  terms_leaving: '탈퇴',
  termsText_leaving:
    '판매자는 언제든지 탈퇴할 수 있습니다. 진행 중인 주문을 먼저 완료하거나 환불하고, 남은 잔액을 지급합니다. 탈퇴하는 데 비용은 들지 않습니다.',
};
