import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

export const storefrontPay: Translated<typeof english> = {
  payTitle: '결제 수단',
  payMethods: {
    card: '카드',
    paypal: 'PayPal',
    mollie: '은행 앱 또는 카드(Mollie)',
    usdt_tron: 'USDT(TRON, TRC-20)',
    usdt_eth: 'USDT(Ethereum, ERC-20)',
    bank: '계좌 이체',
    cod: '상품 수령 시 결제',
    test: '테스트 결제',
  },
  payHints: {
    card: '결제 대행사의 보안 페이지에서 결제합니다. 이 상점은 카드 정보를 볼 수 없습니다.',
    paypal:
      'PayPal의 보안 페이지에서 PayPal 계정이나 카드로 결제합니다. 이 상점은 두 정보를 모두 볼 수 없습니다.',
    mollie:
      'Mollie의 보안 페이지에서 해당 국가의 결제 수단으로 결제합니다. 이 상점은 카드와 계좌 정보를 볼 수 없습니다.',
    usdt_tron:
      '이 주문 전용 주소를 드립니다. 네트워크에서 되돌릴 수 없게 되면 입금이 확정되며, 보통 2분 안에 끝납니다.',
    usdt_eth:
      '이 주문 전용 주소를 드립니다. 네트워크에서 되돌릴 수 없게 되면 입금이 확정되며, 보통 20분 안에 끝납니다.',
    bank: '이체에 적을 참조 번호를 드립니다. 상품은 3일 동안 보관하며, 입금되면 발송합니다.',
    cod: '상품을 받을 때 배송사에 결제합니다.',
    test: '실제 자금은 움직이지 않습니다.',
  },
  payCharged: '결제 금액 {amount}',
  payNone: '이 국가와 금액에 쓸 수 있는 결제 수단이 없습니다. 다른 국가나 통화를 골라 주세요.',
  pay_method_wrong: '결제 수단을 골라 주세요.',
  payGoingTitle: '결제 페이지로 이동하고 있습니다',
  payGoingText: '이동하지 않으면 버튼을 눌러 주세요.',
  payStart: '결제 계속하기',
  paySendTitle: '아래 금액을 정확히 보내 주세요',
  payKeptUntil: '{when}까지 상품을 보관해 드립니다.',
  payAmount: '금액',
  payAddress: '이 주문 전용 주소',
  payNetwork: '네트워크',
  payNetworks: { tron: 'TRON(TRC-20)', ethereum: 'Ethereum(ERC-20)' },
  payContract: '토큰 컨트랙트',
  payNetworkWarning:
    '{network} 네트워크의 USDT만 보내 주세요. 다른 토큰이나 다른 네트워크로 보내면 도착하지 않으며 되찾을 수 없습니다.',
  payQr: '주소 QR 코드',
  payHolder: '예금주',
  payBank: '은행',
  payAccount: '계좌 번호',
  payBic: 'BIC',
  payReference: '입금 참조 번호',
  payReferenceHint: '누가 보낸 금액인지 알 수 있도록 이체할 때 적어 주세요.',
  payReceived: '{amount} 중 {received} 금액이 도착했습니다.',
  payFinal: '그중 {final} 금액이 최종 확정되었습니다.',
  payConfirmations: '확인 {needed}회 중 {done}회 완료',
  payMore: '나머지는 같은 주소로 보내 주세요. 더 보내신 금액은 환불해 드립니다.',
  payBankLater:
    '이체에는 영업일 기준 1~3일이 걸립니다. 여기서 기다리지 않으셔도 됩니다. 도착하면 이메일로 알려 드립니다.',
  payReload: '다시 확인',
  payPlaceTitle: '환불금을 어디로 보내 드릴까요?',
  payPlaceText:
    '환불금을 보낼 곳을 아직 모릅니다. 지금이나 나중에 알려 주세요. 이 주문의 환불에만 사용합니다.',
  payPlaceChain: '{network} 네트워크의 본인 주소',
  payPlaceBank: '본인의 IBAN 또는 계좌 번호',
  payPlaceSave: '저장',
  payPlaceKept: '이 주문의 환불금을 받을 곳: {to}',
  noticePlaceKept: '저장했습니다. 이 주문의 환불금은 그곳으로 보내 드립니다.',
  payPlaceEmail: '주문에 쓴 이메일 주소',
  noticePlaceEmail: '이 주문의 이메일 주소가 아닙니다. 주문할 때 쓴 주소를 입력해 주세요.',
  noticePlaceWrong: '주소나 계좌 형식이 아닙니다. 확인해 주세요.',
  noticeProviderSilent:
    '결제 대행사가 지금 응답하지 않습니다. 청구된 금액은 없습니다. 1분 뒤 다시 시도해 주세요.',
};
