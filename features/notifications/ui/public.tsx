// What the frame and the settings show of notices.
export { NoticeBell } from '#features/notifications/ui/NoticeBell.tsx';
export { NoticeChoices } from '#features/notifications/ui/NoticeChoices.tsx';
export { useNews } from '#features/notifications/ui/useNews.ts';
