import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: 'In',
  labels: 'Nhãn (PDF)',
  pick_list: 'Danh sách lấy hàng (PDF)',
  packing_slips: 'Phiếu đóng gói (PDF)',
  for_selected: '{count, plural, other {Cho # kiện hàng đã chọn.}}',
  for_shown:
    'Cho các kiện hàng trên trang này. Chọn một số để chỉ in những kiện đó, nhiều nhất {max, number}.',
  too_many: 'Một tệp chứa tối đa {max, number} kiện hàng. Vui lòng chọn ít hơn.',
  saved: '{pages, plural, other {Đã lưu: # trang.}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: 'Các phần của gửi hàng',
  tab: { parcels: 'Kiện hàng', tracking: 'Tệp vận đơn', keys: 'Khóa API' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: 'Đã lấy hàng',
  packed: 'Đã đóng gói',
  handed_over: 'Đã bàn giao',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: 'Quét mã',
  lead: 'Chọn việc bạn đang làm, rồi quét lần lượt từng nhãn. Thao tác ở đây không gửi kiện hàng: lần quét đầu của đơn vị vận chuyển mới tính.',
  doing: 'Bạn đang làm gì?',
  picking: 'Lấy hàng',
  packing: 'Đóng gói',
  handing: 'Bàn giao',
  picking_hint: 'Sản phẩm đã được lấy khỏi kệ',
  packing_hint: 'Hộp đã đóng',
  handing_hint: 'Đơn vị vận chuyển nhận kiện hàng',
  code: 'Mã kiện hàng',
  code_hint: 'Máy quét sẽ nhập vào đây. Nhập tay: số kiện hàng, như 9GX2K-104.1, hoặc mã vận đơn.',
  code_missing: 'Vui lòng quét hoặc nhập mã trước.',
  mark: 'Đánh dấu',
  camera_on: 'Dùng camera',
  camera_off: 'Dừng camera',
  camera: 'Ảnh từ camera',
  camera_wait: 'Đưa mã vào trước camera.',
  camera_refused: 'Không mở được camera. Vui lòng cho phép trong cài đặt trình duyệt, hoặc nhập mã.',
  camera_missing: 'Trình duyệt này không có camera cho trang. Vui lòng dùng máy quét, hoặc nhập mã.',
  done: '{step}: kiện hàng {number}',
  undone: 'Đã hoàn tác: kiện hàng {number}',
  kept: 'Không có kết nối: {code} được lưu trên thiết bị này và gửi sau.',
  not_found: 'Không tìm thấy: {code} không phải kiện hàng của bạn. Vui lòng kiểm tra nhãn.',
  several: 'Nhiều kiện hàng của bạn khớp với {code}. Vui lòng quét mã riêng của kiện hàng.',
  undo: 'Hoàn tác',
  undo_of: 'Hoàn tác bước cuối của kiện hàng {number}',
  last: 'Kiện hàng vừa rồi',
  recent: 'Trước đó',
  none: 'Chưa quét gì.',
  waiting: '{code}: {step}',
  waiting_undo: '{code}: hoàn tác {step}',
  reason: {
    not_labelled:
      'Kiện hàng này chưa có nhãn. Vui lòng nhập đơn vị vận chuyển và mã vận đơn trong mục Gửi hàng trước.',
    already_scanned: 'Đơn vị vận chuyển đã nhận kiện hàng này. Không còn việc gì ở đây.',
    not_to_ship: 'Đơn hàng này đã hủy. Vui lòng đặt sản phẩm lại lên kệ.',
  },
  mode: {
    open: 'Kiểm từng sản phẩm',
    open_hint: 'Toàn màn hình: quét kiện hàng, rồi quét từng sản phẩm bên trong.',
    title: 'Chế độ quét',
    close: 'Đóng chế độ quét',
    parcel: 'Quét nhãn của một kiện hàng',
    goods: 'Quét sản phẩm của kiện hàng {number}',
    field: 'Mã đã quét',
    searching: 'Đang tìm {code}…',
    ticked: '{done, number} trên {total, number}',
    counted: '{title}: {done, number} trên {total, number}',
    by_hand: 'Đếm tay một chiếc: {title}',
    wrong: 'Sai sản phẩm: {code} không thuộc kiện hàng này. Vui lòng đặt lại.',
    too_many: 'Quá nhiều: kiện hàng này chỉ cần {total, number} {code}.',
    complete: 'Đã đủ sản phẩm. Hãy đánh dấu kiện hàng.',
    mark: '{step}: đánh dấu kiện hàng {number}',
    marked: '{step}: kiện hàng {number}. Quét kiện tiếp theo.',
    kept: 'Không có kết nối: kiện hàng {number} được lưu trên thiết bị này và gửi sau. Quét kiện tiếp theo.',
    skip: 'Để kiện hàng này sang bên',
    keys: 'Enter xác nhận · Esc để kiện hàng sang bên',
  },
};
