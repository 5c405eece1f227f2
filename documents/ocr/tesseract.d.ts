// What is used of a package without types: Tesseract's own API (baseapi.h) and Emscripten's files in memory.

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type TessBaseAPI = {
    /** 0 when the language was loaded. */
    Init(folder: string | null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Loads the image in the file `/input`; 1 if it cannot be read. */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    End(): void;
  };
  type Tesseract = {
    TessBaseAPI: new () => TessBaseAPI;
    FS: { writeFile(path: string, content: Uint8Array): void };
  };
  const openTesseract: (options: {
    TesseractProgress(percent: number): void;
  }) => Promise<Tesseract>;
  export = openTesseract;
}
