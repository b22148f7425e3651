-- room: platform
-- why:  the login of the application owns nothing of the database and cannot migrate. A start under it alone has to see
--       whether everything is migrated.
-- lock: none.

grant select on migration to stockless_app;
