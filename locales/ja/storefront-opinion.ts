import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: '写真',
  opinionPhotosHint:
    '商品の写真を{max, number}枚まで、1枚{size, number} MBまで添付できます（JPEG、PNG、WebP、GIF、AVIF）。誰でも見ることができます。',
  opinionPhotoKept: '写真{number}を表示する',
  opinionPhotosKept: 'これらの写真はアップロード済みです。表示したくない写真は、チェックを外してください。',
  opinionPhotoLarge:
    '{size, number} MBを超える写真があります。小さい写真を選んでください。レビューのほかの内容はそのまま残っています。',
  opinionPhotoMany:
    'レビューに添付できる写真は{max, number}枚までです。枚数を減らしてください。レビューのほかの内容はそのまま残っています。',
  opinionPhotoNone:
    '写真として読み取れないファイルがあります。JPEG、PNG、WebP、GIF、AVIFのいずれかを選んでください。レビューのほかの内容はそのまま残っています。',
  opinionPhotoOf: 'このレビューの写真{number}（拡大表示）',
  opinionPhotosOf: 'このレビューの写真',
  opinionDraw: '手書きで署名する',
  opinionDrawHint: '手書きの場合、お名前の入力は不要です。手書きの署名はほかの人には表示されません。',
  opinionDrawClear: '書き直す',
  opinionDrawWrong: '手書きの署名を使用できませんでした。より簡単に書き直すか、お名前を入力してください。',
  opinionFilter: 'レビューの絞り込み',
  opinionAll: 'すべて',
  opinionWithPhotos: '写真付き',
  opinionSort_newest: '新しい順',
  opinionSort_highest: '評価の高い順',
  opinionSort_lowest: '評価の低い順',
  opinionSort_pictures: '写真付きを先に',
  opinionStars: '星{stars, number}つのみ',
  opinionNoMatch: '条件に合うレビューはありません。',
  opinionReport: 'このレビューを報告する',
  opinionReportReason: 'どのような問題がありますか？',
  opinionReportText:
    '利害関係のない審査担当者が確認し、判断します。それまではレビューはそのまま表示されます。',
  opinionReportSend: '報告を送信',
  opinionReported: 'ありがとうございます。レビューを確認します。それまではこのまま表示されます。',
  opinionReportedBefore: 'このレビューはすでに報告されています。ほかに必要な操作はありません。',
  opinionReport_offensive: '攻撃的・侮辱的な内容である',
  opinionReport_personal_data: '個人情報が含まれている',
  opinionReport_advertising: '広告である',
  opinionReport_off_topic: 'この商品や注文に関係がない',
  opinionReport_not_genuine: '実際の購入者によるものではない',
};
