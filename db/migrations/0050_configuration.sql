-- room: goods
-- why:  placeholder of a piece of work that is under way.
-- lock: none.
select 1;
