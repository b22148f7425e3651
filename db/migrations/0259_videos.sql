-- room: files
-- why:  a product has a video of the shop's own, which is a file like a picture is (docs/decisions/0216).
-- lock: a constraint of the table of files is written anew, which reads its rows once.

alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check check (kind in ('avatar', 'logo', 'banner', 'goods', 'comment', 'proof',
  'case', 'chat', 'identity', 'qualification', 'video'));
alter table file add constraint file_video check ((kind = 'video') = (mime in ('video/mp4', 'video/webm')));

-- Each day those that no product shows are taken away.
create index file_videos on file (created_at) where kind = 'video' and erased_at is null;
