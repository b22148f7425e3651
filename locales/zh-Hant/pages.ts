import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: '頁面和選單',
  lead: '介紹單件商品之外的內容，並引導買家瀏覽商店。',
  one: '頁面',
  add: '新增頁面',
  none: '還沒有頁面',
  noneDetail: '例如：關於我們、商品保養、尺寸。',
  full: '已有 {max, number} 個頁面。請先刪除一個再新增。',
  body: '內文',
  bodyHint: '空行另起一段；「## 」開頭為標題，「- 」為清單，**兩個星號**為粗體。不能有連結和聯絡方式。',
  bodyMissing: '請填寫內文，或清空標題',
  shownHint: '關閉後，買家看不到該頁面及其選單項目。',
  delete: '刪除頁面',
  deleteDetail: '買家將無法再開啟，選單項目也會消失。',
  keep: '保留',
  deleted: '已刪除頁面',
  menu: '選單',
  menuHint: '依此順序顯示在商店每個頁面的頂部。最多 {max, number} 項。',
  menuNone: '還沒有選單',
  menuAdd: '新增至選單',
  menuChoose: '選擇一項',
  menuHidden: '已隱藏：買家看不到',
  kinds: { collection: '商品集', page: '頁面', type: '類別' },
};
