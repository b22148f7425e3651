import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: '我的数据',
  lead: '下载我们保存的关于你和店铺的全部数据，或删除你的账号。',
  file: '你的数据导出文件',
  file_text:
    '个人资料、店铺、身份、订单、钱包、通知、设备、谁查看过你的数据，以及你自己的图片和文件。买家资料只包含你已经能看到的部分。下载之前一直加密，24 小时后移除。',
  make: '申请导出',
  making: '正在生成文件。你可以离开此页面，需要一两分钟。',
  ready: '你的文件已准备好。',
  fetch: '下载',
  expires: '保留至 {when}。',
  removed: '{when} 的文件已删除。',
  failed: '文件未能生成。请明天再试，或联系客服。',
  again_at: '从 {when} 起可以再次申请。',
  size: '{size} MB',
  erase: '删除账号',
  erase_text:
    '你的姓名、地址、电话、邮箱、图片和文件将被永久删除。订单和会计记录依法保留，但不含你的姓名。你的余额会先支付给你。',
  steps: '具体步骤',
  step_orders: '{count, plural, other {还有 # 个订单未完成，将按对买家的承诺完成。}}',
  step_orders_done: '没有未完成的订单。',
  step_cases: '{count, plural, other {还有 # 笔退货未完成，将处理完毕。}}',
  step_cases_done: '没有未完成的退货。',
  step_money: '你还有 {amount}。请先提现；到账之前不会删除任何内容。',
  step_money_done: '没有可提现的余额。',
  step_last: '以上全部完成后，我们会在你申请 14 天后删除账号。在此之前可以取消，期间店铺不接受新订单。',
  ask: '申请删除',
  confirm_title: '要在 14 天后删除账号吗？',
  confirm_text: '店铺从现在起不再接受新订单。14 天后你的数据将被删除，无法恢复。',
  confirm: '删除我的账号',
  asked: '你已申请删除',
  asked_text: '到 {when}，如果没有未完成的事项，你的数据将被删除。在此之前可以取消。',
  keep: '保留账号',
  kept: '已取消删除。没有删除任何内容。',
  open_wallet: '打开钱包',
  open_orders: '打开订单',
  translation: '翻译',
  translationText:
    '当你在买家消息下方按“翻译”，这段文字会发送到 {host}，结果会与消息一起保存。除此之外不会发送任何内容，我们在消息中隐藏的部分也不会发送。',
};
