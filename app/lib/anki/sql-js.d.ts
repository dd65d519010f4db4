declare module 'sql.js' {
  type SqlCell = string | number | Uint8Array | null;
  interface Statement {
    bind(parameters: readonly SqlCell[]): boolean;
    step(): boolean;
    get(): SqlCell[];
    run(parameters: readonly SqlCell[]): void;
    free(): boolean;
  }
  interface Database {
    run(statements: string): Database;
    exec(statement: string): { readonly values: readonly (readonly unknown[])[] }[];
    prepare(statement: string): Statement;
    export(): Uint8Array<ArrayBuffer>;
    close(): void;
  }
  interface SqlJs {
    readonly Database: new (file?: Uint8Array) => Database;
  }
  interface LoadOptions {
    readonly locateFile?: (file: string) => string;
    readonly wasmBinary?: Uint8Array;
  }
  export default function initSqlJs(options?: LoadOptions): Promise<SqlJs>;
}
