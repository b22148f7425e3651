-- room: showcase
-- why:  a shop shows a product in a video of 30 seconds at most, with what is said in it as text (docs/decisions/0216).
-- lock: new columns that are empty, and constraints on them alone.

-- video is the name of its file, video_captions what is said and heard in it. Each constraint is a statement of its own:
-- a table that is spread takes one at a time.
alter table listing add column video_file_id uuid;
alter table listing add column video text;
alter table listing add column video_width integer;
alter table listing add column video_height integer;
alter table listing add column video_captions text;
alter table listing add constraint listing_video_name check (video ~ '^u/[0-9a-f]{32}/video\.(mp4|webm)$');
alter table listing add constraint listing_video_sides check (video_width between 1 and 4096
  and video_height between 1 and 4096);
alter table listing add constraint listing_video_captions check (length(video_captions) between 1 and 2000);
alter table listing add constraint listing_video check (
  num_nulls(video_file_id, video, video_width, video_height) in (0, 4)
  and (video is not null or video_captions is null));
alter table listing add constraint listing_video_file foreign key (shop_id, video_file_id) references file (shop_id, id);
grant update (video_file_id, video, video_width, video_height, video_captions) on listing to stockless_app;
