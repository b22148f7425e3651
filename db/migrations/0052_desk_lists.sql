-- room: platform
-- why:  cases, reported comments and feedback of all shops are lists of the console: found by what they wait for, in order.
-- lock: indexes on a table that grows slowly.

create index case_listed on return_case (created_at, id);
create index case_listed_state on return_case (state, created_at, id);
create index case_listed_reason on return_case (reason, created_at, id);

-- The same for comments that were reported and for feedback.
create index comment_reports on order_comment (reported_at, id) where reported_at is not null;
create index comment_reports_state on order_comment (state, reported_at, id) where reported_at is not null;
create index feedback_listed on feedback (promise_at, id);
create index feedback_listed_status on feedback (status, promise_at, id);
create index feedback_written on feedback (created_at, id);
