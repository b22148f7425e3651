import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: '{shop}のマイページのリンク',
  lead: '{shop}のマイページ（ほしい物リスト、注文、保存した住所）を開くリンクのお申し込みがありました。',
  action: 'マイページを開く',
  small:
    'リンクは1回だけ、{minutes}分間使えます。お心当たりがない場合は、このメールを無視してください。リンクを使わないかぎり、何も起こりません。',
};
