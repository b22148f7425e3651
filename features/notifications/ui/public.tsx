// What the settings show of notices; the app's frame takes the bell by its own path.
export { NoticeChoices } from '#features/notifications/ui/NoticeChoices.tsx';
