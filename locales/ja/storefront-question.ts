import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: 'ショップに質問する',
  questionLead: 'この商品について知りたいことはありますか？ショップがメールでお答えします。',
  questionText: 'ご質問',
  questionHint: '電話番号、アドレス、リンクは表示されません。',
  questionMissing: '質問を入力してください。',
  questionName: 'お名前（任意）',
  questionSend: '質問を送る',
  questionPrivacy:
    'お送りするリンクから{confirmDays}日以内にアドレスを確認してください。ショップには表示されません。アドレスとお名前は回答の送信後に削除します。質問と回答は、お名前を伏せて公開されることがあります。',
  questionAskedText:
    'リンクをお送りしました。リンク先で確認すると、質問がショップに届きます。回答待ちの質問は、1つの商品につき1件までです。',
  questionConfirm: 'この質問を送りますか？',
  questionConfirmText: '「{title}」についての質問がショップに届き、メールで回答があります。',
  questionConfirmSend: 'はい、送ります',
  questionOpen: '質問がショップに届きました',
  questionOpenText:
    '「{title}」についての回答をメールでお送りします。回答のない質問は{openDays}日後に削除します。',
  questionAnswered: 'ショップから回答がありました',
  questionAnsweredText: '「{title}」についての質問です。アドレスとお名前は削除されました。',
  questionPublic: '商品ページに、質問と回答がお名前なしで表示されています。',
  questionDelete: '質問を削除する',
  questionDeleted: '質問を削除しました',
  questionDeletedText: '質問も回答もアドレスも、ここには残っていません。',
  questionsTitle: '質問と回答',
  questionAnswer: 'ショップの回答',
};
