declare module 'sql.js' {
  interface Database {
    exec(statement: string): { readonly values: readonly (readonly unknown[])[] }[];
    close(): void;
  }
  interface SqlJs {
    readonly Database: new (file: Uint8Array) => Database;
  }
  export default function initSqlJs(): Promise<SqlJs>;
}
