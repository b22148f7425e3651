#!/bin/sh
# Run once by the image of PostgreSQL, when the database is new: the owner who migrates, and the login of the application,
# which owns nothing. Passwords come from files and are on no command line.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres <<'SQL'
\set owner_password `cat /run/secrets/owner_password`
\set app_password `cat /run/secrets/app_password`
create role shop_owner login createrole password :'owner_password';
create role shop login password :'app_password';
create database shop owner shop_owner;
SQL
