-- room: trust
-- why:  the public figures are counted from what happened, over all shops, by the moment at which it happened: without
--       these they would read every step that was ever taken. Who waits at a closed door is counted too.
-- lock: indexes on tables that grow slowly; none on orders, parcels or the books.

create index withdrawal_event_told on withdrawal_event (at) where move in ('approve', 'settle', 'reject');
create index case_event_told on case_event (at) where move in ('open', 'decide') or to_state = 'escalated';
create index restriction_told on restriction (placed_at);
create index appeal_decided on appeal (decided_at) where decided_at is not null;
create index comment_removed on order_comment (decided_at) where state = 'removed';
create index invitation_opened on invitation (expires_at) where state = 'opened';
