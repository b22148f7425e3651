// Section 3: every field of every entity, where it stands on the wire.
import { clausesOf, type Clause } from './clauses.ts';

const section = '3 Entities';
const at = (call: string, field: string) => ({ call, field });

const store = 'POST /v1/store/info';
const flow = 'POST /v1/user/wallet_flow';
const accounts = 'POST /v1/user/bank/list';
const goods = 'POST /v1/goods/list';
const showcase = 'POST /v1/showcase/list';
const orders = 'POST /v1/order/list';
const comments = 'GET /v1/order-comment';
const deposit = 'POST /v1/order/channel/pay';

export const entityClauses: Clause[] = [
  ...clausesOf(
    section,
    {},
    {
      'Shop: name': at(store, 'name'),
      'Shop: address': at(store, 'address'),
      'Shop: logo': at(store, 'logo'),
      'Shop: phone number': at(store, 'phone'),
      'Shop: current level': at(store, 'level'),
      'Shop: credit': at(store, 'credit'),
      'Shop: star rating': at(store, 'star_rating'),
      'Shop: visitor count': at(store, 'visitor_count'),
      'Shop: balance': at(store, 'balance'),
      'Shop: frozen amount': at(store, 'frozen_amount'),
      'Shop: goods limit': at(store, 'goods_limit'),
      'Identity: ID number': at('POST /v1/per/ident-upload', 'ask:id_number'),
      'Identity: phone number': at('POST /v1/per/ident-upload', 'ask:phone'),
      'Identity: ID photo': {
        call: 'POST /v1/per/ident-upload',
        place: 'features/identity/merchant/IdentityScreen.tsx',
      },
      'Identity: qualification picture': {
        call: 'POST /v1/per/ident-upload',
        place: 'features/identity/merchant/IdentityScreen.tsx',
      },
      'Identity: status': at('POST /v1/per/info', 'identity.status'),
      'Wallet: balance': at('POST /v1/user/wallet', 'balance'),
      'Wallet: frozen amount': at('POST /v1/user/wallet', 'frozen'),
      'Wallet: flow record type (debit, reward gift, return)': at(flow, 'list.[].type'),
      'Wallet: flow record status': at(flow, 'list.[].status'),
      'Wallet: flow record failure reason': at(flow, 'list.[].failure_reason'),
    },
  ),
  ...clausesOf(
    section,
    {},
    {
      'Recharge: address': at(deposit, 'address'),
      'Recharge: amount': at(deposit, 'ask:amount'),
      'Recharge: transaction hash': at(deposit, 'ask:hash'),
      'Recharge: proof certificate': {
        call: deposit,
        place: 'features/deposits/merchant/RechargeScreen.tsx',
      },
      'Withdrawal account: type': at(accounts, 'list.[].type'),
      'Withdrawal account: account name': at(accounts, 'list.[].account_name'),
      'Withdrawal account: bank name': at(accounts, 'list.[].bank_name'),
      'Withdrawal account: branch number': at(accounts, 'list.[].branch_number'),
      'Withdrawal account: card number': at(accounts, 'list.[].card_number_masked'),
      'Withdrawal account: wallet address': at(accounts, 'list.[].wallet_address'),
      'Withdrawal account: wallet note': at(accounts, 'list.[].wallet_note'),
      'Goods: product code': at(goods, 'list.[].code'),
      'Goods: cost': at(goods, 'list.[].cost'),
      'Goods: sale price': at(showcase, 'list.[].sale_price'),
      'Goods: profit': at(showcase, 'list.[].profit'),
      'Goods: expected profit': at(showcase, 'list.[].expected_profit'),
      'Goods: category': at(goods, 'list.[].category_id'),
      'Goods: click count': at(showcase, 'list.[].clicks_30d'),
      'Goods: comment count': at(showcase, 'list.[].comments'),
      'Goods: listed or delisted': at(showcase, 'list.[].status'),
      'Showcase: set of goods chosen by the shop': at(showcase, 'list'),
    },
  ),
  ...clausesOf(
    section,
    {},
    {
      'Order: number': at(orders, 'list.[].number'),
      'Order: amount': at(orders, 'list.[].amount'),
      'Order: quantity': at(orders, 'list.[].quantity'),
      'Order: settlement amount': at(orders, 'list.[].settlement_amount'),
      'Order: profit': at(orders, 'list.[].profit'),
      'Order: status': at(orders, 'list.[].status'),
      'Order: creation time': at(orders, 'list.[].created_at'),
      'Order: logistics steps': at('POST /v1/order/logistics', 'parcels.[].steps'),
      'Order comment: content': at(comments, 'list.[].content'),
      'Order comment: signature': at(comments, 'list.[].signature'),
      'Order reply: content': at(comments, 'list.[].reply.content'),
      'Order reply: signature': at(comments, 'list.[].reply.signature'),
      'Promotion: list entries': at('POST /v1/ad/list', 'plans'),
      'Invitation: friend ID': at('POST /v1/user/invite/list', 'list.[].friend_id'),
      'Invitation: invited username': at('POST /v1/user/invite/list', 'list.[].username'),
      'Invitation: invitation time': at('POST /v1/user/invite/list', 'list.[].invited_at'),
      'Notification messages': at('POST /v1/notify/list', 'list.[].title'),
      'Feedback: content': at('POST /v1/home/feedback', 'ask:content'),
      'Q&A': at('POST /v1/home/qa', 'list.[].title'),
    },
  ),
];
