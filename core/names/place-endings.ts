/** What follows the name of a place, how it is read, and what the whole is called in Vietnamese. */
export interface PlaceEnding {
  readonly reading: string;
  readonly vietnamese: (place: string) => string;
}

const before = (reading: string, words: string): PlaceEnding => ({
  reading,
  vietnamese: (place) => `${words} ${place}`,
});

/** Of a part of Japan: an address consists of them. */
export const UNIT_ENDINGS: Readonly<Record<string, PlaceEnding>> = {
  県: before('けん', 'tỉnh'),
  府: before('ふ', 'phủ'),
  都: before('と', 'thủ đô'),
  市: before('し', 'thành phố'),
  区: before('く', 'quận'),
  町: before('ちょう', 'thị trấn'),
  村: before('むら', 'làng'),
  郡: before('ぐん', 'huyện'),
};

/** Buildings, companies and lines that are called by their place. */
const FACILITY_ENDINGS: Readonly<Record<string, PlaceEnding>> = {
  空港: before('くうこう', 'sân bay'),
  国際空港: before('こくさいくうこう', 'sân bay quốc tế'),
  駅: before('えき', 'ga'),
  駅前: before('えきまえ', 'trước ga'),
  港: before('こう', 'cảng'),
  線: before('せん', 'tuyến'),
  大学: before('だいがく', 'đại học'),
  高校: before('こうこう', 'trường cấp ba'),
  城: before('じょう', 'thành'),
  神社: before('じんじゃ', 'đền'),
  公園: before('こうえん', 'công viên'),
  動物園: before('どうぶつえん', 'vườn thú'),
  水族館: before('すいぞくかん', 'thủy cung'),
  美術館: before('びじゅつかん', 'bảo tàng mỹ thuật'),
  博物館: before('はくぶつかん', 'bảo tàng'),
  図書館: before('としょかん', 'thư viện'),
  病院: before('びょういん', 'bệnh viện'),
  警察署: before('けいさつしょ', 'sở cảnh sát'),
  市役所: before('しやくしょ', 'tòa thị chính'),
  区役所: before('くやくしょ', 'văn phòng quận'),
  県庁: before('けんちょう', 'văn phòng tỉnh'),
  入国管理局: before('にゅうこくかんりきょく', 'cục xuất nhập cảnh'),
  出入国在留管理局: before('しゅつにゅうこくざいりゅうかんりきょく', 'cục quản lý xuất nhập cảnh và lưu trú'),
  支店: before('してん', 'chi nhánh'),
  店: before('てん', 'cửa hàng'),
  本店: before('ほんてん', 'cửa hàng chính'),
  工場: before('こうじょう', 'nhà máy'),
  タワー: before('タワー', 'tháp'),
  ドーム: before('ドーム', 'sân vận động'),
  温泉: before('おんせん', 'suối nước nóng'),
  湾: before('わん', 'vịnh'),
  湖: before('こ', 'hồ'),
  川: before('がわ', 'sông'),
  通り: before('どおり', 'đường'),
  商店街: before('しょうてんがい', 'khu phố mua sắm'),
  地方: before('ちほう', 'vùng'),
  方面: before('ほうめん', 'hướng'),
  行き: before('ゆき', 'đi'),
  発: before('はつ', 'khởi hành từ'),
  産: before('さん', 'sản phẩm của'),
  弁: before('べん', 'tiếng địa phương'),
};

/** Of a country. */
const COUNTRY_ENDINGS: Readonly<Record<string, PlaceEnding>> = {
  人: before('じん', 'người'),
  語: before('ご', 'tiếng'),
  料理: before('りょうり', 'món ăn'),
  大使館: before('たいしかん', 'đại sứ quán'),
  領事館: before('りょうじかん', 'lãnh sự quán'),
  製: before('せい', 'hàng sản xuất tại'),
};

/** The endings of places of Japan, and those of countries. */
export const ENDINGS = {
  inJapan: { ...UNIT_ENDINGS, ...FACILITY_ENDINGS },
  abroad: { ...COUNTRY_ENDINGS, 行き: before('ゆき', 'đi'), 産: before('さん', 'sản phẩm của') },
} as const;
