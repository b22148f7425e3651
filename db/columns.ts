// Columns whose type PostgreSQL does not know as narrowly as the code does: documents, and texts of a closed list that
// no check of the table holds. What a check holds is read from the schema. `npm run queries` looks here.
import type { ChatPart } from '#domain/chat.ts';
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import type { HookType, SentType } from '#domain/hooks.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { Asset } from '#domain/money/money.ts';
import type { EmailKind } from '#domain/notifications/emails.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { PayoutType, ReadAccount } from '#domain/payouts/payout.ts';
import type { HoldCode, RestrictionLevel, RestrictionScope } from '#domain/restriction.ts';
import type { ConsoleRole, OperatorRole } from '#domain/rights.ts';
import type { LevelCode } from '#domain/shop/levels.ts';
import type { BankOpenReason } from '#domain/states/bank.ts';
import type { CampaignState } from '#domain/states/campaign.ts';
import type { DepositState } from '#domain/states/deposit.ts';
import type { GoodsState } from '#domain/states/goods.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { OrderMove } from '#domain/states/order.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import type { ReturnMove, ReturnState } from '#domain/states/return-case.ts';
import type { WithdrawalState } from '#domain/states/withdrawal.ts';
import type { Language } from '#domain/text/language.ts';
import type { MerchantScope, SupplierScope } from '#domain/wire/endpoint.ts';

export type ColumnTypes = {
  'account.kind': AccountKind;
  'announcement_text.lang': Language;
  'bank_account.currency': Asset;
  'bank_line.currency': Asset;
  'bank_line.reason': BankOpenReason;
  'bank_reference.currency': Asset;
  'bank_return.currency': Asset;
  'book.currency': Asset;
  'campaign.currency': Asset;
  'campaign_step.state': CampaignState;
  'canned_answer.texts': Partial<Record<Language, string>>;
  'case_event.actor': ActorKind;
  'case_event.move': ReturnMove;
  'case_event.to_state': ReturnState;
  'chat_message.parts': ChatPart[];
  'content_draft.lang': Language;
  'content_version.lang': Language;
  'deposit.asset': Asset;
  'deposit.currency': Asset;
  'deposit_event.actor': ActorKind;
  'deposit_event.to_state': DepositState;
  'deposit_receipt.asset': Asset;
  'deposit_sight.source': 0 | 1;
  'goods.options': readonly GoodsOption[];
  'goods_move.from_state': GoodsState;
  'goods_move.to_state': GoodsState;
  'goods_text.options': readonly GoodsOption[];
  'goodwill.currency': Asset;
  'hook_endpoint.types': HookType[];
  'hook_event.type': SentType;
  'identity_application.reasons': Record<string, string>;
  'legal_proposal.body': { name: string; legal_name: string; country: string };
  'letter.facts': Readonly<Record<string, string>>;
  'letter.kind': EmailKind;
  'level_notice.level_from': LevelCode;
  'level_notice.level_to': LevelCode;
  'mailbox_letter.headers': Record<string, string>;
  'merchant_key.scopes': MerchantScope[];
  'notice.facts': Record<string, unknown>;
  'operator.roles': ConsoleRole[];
  'order_event.actor': ActorKind;
  'order_event.from_status': OrderStatus | 'none';
  'order_event.move': OrderMove;
  'order_event.to_status': OrderStatus;
  'payment.method': PaymentMethod;
  'payment_evidence.facts': Record<string, string>;
  'payout_batch.currency': Asset;
  'quote.lines': { goods_id: string; qty: number }[];
  'recon_fact.asset': Asset;
  'recon_item.asset': Asset;
  'recon_seal.asset': Asset;
  'reserve_report.currency': Asset;
  'reserve_attestation.currency': Asset;
  'restriction.currency': Asset;
  'restriction.level': RestrictionLevel;
  'restriction.reason_code': HoldCode;
  'restriction.scope': RestrictionScope;
  'restriction_proposal.reason_code': HoldCode;
  'return_case.reason':
    | 'change_of_mind'
    | 'damaged'
    | 'late'
    | 'lost'
    | 'not_as_described'
    | 'not_received'
    | 'withdrawal'
    | 'wrong';
  'return_scan.code': CarrierEventCode;
  'role_change.roles': OperatorRole[];
  'shop.currency': Asset;
  'shop_order.buyer': Record<string, unknown>;
  'shop_order.currency': Asset;
  'shop_order.status': OrderStatus;
  'supplier_claim.currency': Asset;
  'supplier_key.scopes': SupplierScope[];
  'supplier_payment.currency': Asset;
  'testchain.asset': Asset;
  'tracking_event.code': CarrierEventCode;
  'transfer.credit_kind':
    | 'ad_budget'
    | 'ads'
    | 'between_books'
    | 'claim_income'
    | 'commission'
    | 'deposit_suspense'
    | 'escrow'
    | 'goodwill'
    | 'goodwill_fund'
    | 'payout_fee'
    | 'psp'
    | 'refund_payable'
    | 'shop_available'
    | 'shop_held'
    | 'shop_pending'
    | 'shop_promo'
    | 'shop_receivable'
    | 'supplier_claims'
    | 'supplier_hold'
    | 'supplier_payable'
    | 'supplier_settled'
    | 'tax'
    | 'treasury'
    | 'withdrawing';
  'transfer.debit_kind':
    | 'ad_budget'
    | 'ads'
    | 'between_books'
    | 'claim_income'
    | 'commission'
    | 'deposit_suspense'
    | 'escrow'
    | 'goodwill'
    | 'goodwill_fund'
    | 'payout_fee'
    | 'psp'
    | 'refund_payable'
    | 'shop_available'
    | 'shop_held'
    | 'shop_pending'
    | 'shop_promo'
    | 'shop_receivable'
    | 'supplier_claims'
    | 'supplier_hold'
    | 'supplier_payable'
    | 'supplier_settled'
    | 'tax'
    | 'treasury'
    | 'withdrawing';
  'withdrawal.account_type': PayoutType;
  'withdrawal.currency': Asset;
  'withdrawal.number_kind': ReadAccount['numberKind'];
  'withdrawal_event.actor': ActorKind;
  'withdrawal_event.to_state': WithdrawalState;
};
