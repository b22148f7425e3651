-- room: lists
-- why:  the list of contact requests has the name of its call, which is listContacts now: what people of the console
--       have saved of it keeps its list.
-- lock: a few rows of two small tables.

update saved_view set list = 'listContacts' where list = 'deskContacts';
update view_default set list = 'listContacts' where list = 'deskContacts';
