/** What an index is for that no plan of `read-plans.ts` names: what stands in a function, or is planned for its values. */
export const reasons: Readonly<Record<string, string>> = {
  ad_click_network: '`ad-click-crowds`, where a network has many clicks',
  ad_refusal_minute: 'function that forgets old refusals',
  ad_view_at: 'function that forgets old views',
  audit_entry_subject: '`list audit`, planned for the subject that is asked for',
  case_reviewed: '`list cases`, planned for the state that is asked for',
  chain_address_rest: '`chain-refund`, where a chain has many addresses',
  checkout_abandoned: 'function `checkout_forget`',
  claim_shop: 'function that erases a person',
  goods_by_state: '`list goods`, planned for the state that is asked for',
  idempotency_passing: 'function `idempotency_forget`',
  notice_delivery_ended: 'function that forgets old deliveries',
  push_device_ended: 'function that forgets old devices',
  restriction_all: '`list restrictions`, planned for the state that is asked for',
  session_ends: 'function `session_forget`',
  security_event_person: '`list security events`, planned for the person who is asked for',
  security_event_username: 'function that erases a person',
};
