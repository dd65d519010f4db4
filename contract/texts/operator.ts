/** What whoever runs the product reads in the terminal. */
export const operatorTexts = {
  running: (port: number) => `Kakehashi đang chạy tại http://localhost:${port}`,
  portTaken: (port: number, cause: string) => `Không mở được cổng ${port}: ${cause}`,
  badSettings: (names: string) => `Cấu hình sai, hãy sửa biến môi trường: ${names}`,
  adminSettingsApart: 'Cấu hình sai: ADMIN_EMAIL và ADMIN_PASSWORD phải đi cùng nhau.',
  aiModelMissing: 'Cấu hình sai: đã đặt AI_BASE_URL thì phải đặt cả AI_MODEL.',
  rateLimitsOff: 'RATE_LIMITS=off: không có giới hạn nào, chỉ dành cho thử tải.',
  dataDirInUse: (dataDir: string) =>
    `Thư mục dữ liệu ${dataDir} đang được một tiến trình Kakehashi khác dùng; hãy dừng tiến trình đó hoặc đặt DATA_DIR khác.`,
  dataDirUnusable: (dataDir: string, reason: string) =>
    `Không ghi được vào thư mục dữ liệu ${dataDir} (${reason}); hãy kiểm tra quyền ghi và dung lượng đĩa, hoặc đặt DATA_DIR khác.`,
  dataDirBroken: (dataDir: string, reason: string) =>
    `Cơ sở dữ liệu trong ${dataDir} bị hỏng nên không mở được (${reason}); hãy khôi phục thư mục này từ bản sao lưu, hoặc đặt DATA_DIR khác.`,
  databaseUnreachable: (reason: string) =>
    `Không kết nối được tới cơ sở dữ liệu của DATABASE_URL (${reason}); hãy kiểm tra địa chỉ, tài khoản và máy chủ PostgreSQL.`,
  dataDirOpen: (dataDir: string) =>
    `Không thu hẹp được quyền đọc của thư mục dữ liệu ${dataDir}: người dùng khác trên máy này có thể đọc được dữ liệu.`,
  firstAdmin: (email: string) => `Đã tạo tài khoản quản trị đầu tiên ${email}.`,
  firstAdminWithPassword: (email: string, password: string) =>
    `Đã tạo tài khoản quản trị đầu tiên ${email}, mật khẩu chỉ hiện một lần này: ${password}`,
  firstAdminName: 'Quản trị viên',
  mailKept: (file: string) => `Chưa đặt SMTP_URL nên thư được giữ tại ${file}`,
  mailKeptInDevelopment: (file: string, to: string, code?: string) =>
    `Chưa đặt SMTP_URL nên thư gửi ${to} được giữ tại ${file}${code === undefined ? '' : `, mã: ${code}`}`,
} as const;
