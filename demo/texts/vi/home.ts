import type { GoodsTexts, HomeCode } from '#demo/texts/shape.ts';

export const home: GoodsTexts<HomeCode> = {
  'LIT-0501': [
    'Đèn bàn hình nấm',
    'Mái vòm mềm mại tỏa ánh sáng ấm xuống dưới và hắt nhẹ lên trên. Ba mức sáng khi chạm vào đế.',
  ],
  'LIT-0502': [
    'Đèn bàn làm việc có khớp',
    'Hai cần lò xo đưa ánh sáng đến chỗ làm việc và giữ yên ở đó. Dây dài tới được ổ cắm xa.',
  ],
  'LIT-0503': [
    'Đèn treo chụp vòm',
    'Chụp đèn rộng, sơn màu bên ngoài và trắng bên trong, cho bàn ăn hoặc hành lang. Dây bọc vải dài hai mét, cắt theo ý bạn.',
  ],
  'LIT-0504': [
    'Đèn lồng giấy hình cầu',
    'Một vầng trăng lớn yên tĩnh bằng giấy dó trên khung thép mảnh. Giao ở dạng gấp phẳng và mở ra trong một phút.',
  ],
  'LIT-0505': [
    'Dây đèn mười bóng',
    'Mười quả cầu sáng ấm trên dây dài năm mét, nối thêm được nếu muốn. Điện áp thấp và sờ vào vẫn mát.',
  ],
  'TEX-0601': [
    'Gối tựa kẻ sọc, 45 cm',
    'Gối đầy đặn trong vỏ cotton giặt mềm với sọc dệt. Khóa kéo ẩn giúp ngày giặt thật đơn giản.',
  ],
  'TEX-0602': [
    'Chăn len có tua',
    'Len mềm ấm mà không nặng, viền tua thắt tay. Đủ rộng cho hai người trên ghế sofa.',
  ],
  'TEX-0603': [
    'Đôn len đan',
    'Len đan to bản quanh ruột chắc, làm chỗ gác chân hay ghế ngồi thêm. Vỏ tháo ra giặt được.',
  ],
  'TEX-0605': [
    'Gối ôm tròn viền nổi',
    'Gối dài để cuối giường hoặc sau thắt lưng. Viền màu tương phản giữ dáng gối sắc nét.',
  ],
  'BAT-0701': [
    'Bình xà phòng gốm sành',
    'Bình nặng, đứng vững dưới bàn tay ướt. Vòi bơm thép cho vừa đủ và không bao giờ nhỏ giọt.',
  ],
  'BAT-0702': [
    'Khăn dệt tổ ong, bộ ba chiếc',
    'Cotton tổ ong nhẹ, lau khô bạn nhanh và tự khô còn nhanh hơn. Cỡ khăn tay, khăn tắm và khăn khách, chiếc nào cũng có móc treo.',
  ],
  'BAT-0703': [
    'Cốc đánh răng kèm hai bàn chải',
    'Cốc tráng men có lỗ thoát ở đáy, kèm hai bàn chải tre để bắt đầu. Lau sạch trong vài giây.',
  ],
  'BAT-0705': [
    'Xà phòng dầu ô liu kèm khay',
    'Bánh xà phòng dịu nhẹ làm từ dầu ô liu, không mùi gắt. Khay có gân giúp bánh khô giữa các lần rửa.',
  ],
  'CAN-0901': [
    'Nến thơm trong cốc',
    'Sáp đậu nành hương lá sung và chút tuyết tùng, cháy bốn mươi giờ. Sau đó chiếc cốc bắt đầu cuộc đời thứ hai.',
  ],
  'CAN-0902': [
    'Nến trụ, bộ ba cây',
    'Ba chiều cao bằng sáp nhẵn không mùi, cháy đều và không chảy. Dành cho khay hoặc lò sưởi.',
  ],
  'CAN-0903': [
    'Đôi chân nến kèm nến dài',
    'Hai chân nến tiện tròn cao thấp khác nhau, kèm nến dài vừa khít. Lớp nỉ dưới đế giữ cho mặt bàn không xước.',
  ],
  'CAN-0904': [
    'Tinh dầu khuếch tán que mây',
    'Tám que đưa hương vải lanh và mưa lan khắp phòng. Lật que mỗi tuần một lần; dùng được ba tháng.',
  ],
  'CAN-0905': [
    'Đèn lồng sân vườn cho nến nhỏ',
    'Ngôi nhà bằng kính và kim loại che ngọn lửa khỏi gió. Đặt trên bậc thềm hoặc treo trên cành cây.',
  ],
};
