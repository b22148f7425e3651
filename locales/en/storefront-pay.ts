/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay = {
  payTitle: 'How you pay',
  payMethods: {
    card: 'Card',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Bank transfer',
    cod: 'On delivery',
    test: 'Test payment',
  },
  payHints: {
    card: 'On the secured page of the payment provider. This shop never sees your card.',
    usdt_tron:
      'You get an address that is yours alone. Counted when the network can no longer undo it, usually within two minutes.',
    usdt_eth:
      'You get an address that is yours alone. Counted when the network can no longer undo it, usually within twenty minutes.',
    bank: 'You get a reference for your transfer. Your goods are kept for three days and leave when the money has arrived.',
    cod: 'You pay the carrier at your door.',
    test: 'No real money moves.',
  },
  payCharged: 'You pay {amount}',
  payNone:
    'There is no way to pay that works for this country and amount. Choose another country or currency.',
  pay_method_wrong: 'Please choose how you pay.',
  payGoingTitle: 'Taking you to the payment page',
  payGoingText: 'If nothing happens, use the button.',
  payStart: 'Go on to the payment',
  paySendTitle: 'Send exactly this',
  payKeptUntil: 'Your goods are kept for you until {when}.',
  payAmount: 'Amount',
  payAddress: 'Address, for this order alone',
  payNetwork: 'Network',
  payNetworks: { tron: 'TRON (TRC-20)', ethereum: 'Ethereum (ERC-20)' },
  payContract: 'Contract of the token',
  payNetworkWarning:
    'Send only USDT on {network}. Tokens of another kind or network do not arrive and cannot be brought back.',
  payQr: 'Address as a QR code',
  payHolder: 'To',
  payBank: 'Bank',
  payAccount: 'Account',
  payBic: 'BIC',
  payReference: 'Reference',
  payReferenceHint: 'Write this into the transfer, so that we know whose money it is.',
  payReceived: '{received} of {amount} has arrived.',
  payFinal: '{final} of it is final.',
  payConfirmations: '{done} of {needed} confirmations',
  payMore: 'Send the rest to the same address. What is too much is sent back.',
  payBankLater:
    'A transfer takes one to three working days. You need not wait here: we write to you when it has arrived.',
  payReload: 'Look again',
  payPlaceTitle: 'If money has to go back',
  payPlaceText:
    'We do not know where a refund is to go. Name it now or later; it is used for refunds of this order alone.',
  payPlaceChain: 'Your own address on {network}',
  payPlaceBank: 'Your IBAN or account number',
  payPlaceSave: 'Keep it',
  payPlaceKept: 'Refunds of this order go to {to}.',
  noticePlaceKept: 'Kept. Refunds of this order go there.',
  noticePlaceWrong: 'This does not look like an address or account. Please check it.',
  noticeProviderSilent:
    'The payment provider does not answer just now. Nothing was charged. Please try again in a minute.',
};
