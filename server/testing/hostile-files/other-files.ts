import { gzipSync } from 'node:zlib';
import { bytesOf, hex, noise, uint32be, uint32le, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';

const rest = noise(300);
const PHP = '<?php system($_GET["c"]); ?>';
const HTML = '<!doctype html><script>alert(document.cookie)</script>';
const zipEntry = (name: string) =>
  bytesOf(hex('504b0304 1400 0000 0000'), zeros(12), uint32le(0), hex('0a00 0000'), name, rest);
const riff = (form: string) => bytesOf('RIFF', uint32le(rest.length + 4), form, rest);

/** Files that are sent with the name and type of a picture. */
const files: readonly (readonly [why: string, bytes: Uint8Array])[] = [
  ['a web page', bytesOf(HTML)],
  ['a web page after spaces', bytesOf('\r\n\t ', HTML)],
  ['PHP', bytesOf(PHP)],
  ['PHP with the header of a GIF', bytesOf('GIF89a', PHP)],
  ['JavaScript', bytesOf('fetch("/api/users").then(r => r.json())')],
  ['a shell script', bytesOf('#!/bin/sh\nrm -rf /\n')],
  ['a Windows batch file', bytesOf('@echo off\r\ndel /s /q C:\\*\r\n')],
  ['a PowerShell script', bytesOf('\xff\xfeI\0E\0X\0 \0')],
  ['a Linux program', bytesOf('\x7fELF\x02\x01\x01\0', rest)],
  ['a Windows program', bytesOf('MZ\x90\0', rest, 'This program cannot be run in DOS mode.')],
  ['a macOS program', bytesOf(hex('cffaedfe'), rest)],
  ['a Java class', bytesOf(hex('cafebabe 00000041'), rest)],
  ['WebAssembly', bytesOf('\0asm\x01\0\0\0', rest)],
  ['a Windows shortcut', bytesOf(hex('4c000000 01140200'), rest)],
  ['a Flash file', bytesOf('CWS\x0a', rest)],
  ['a web server configuration', bytesOf('AddType application/x-httpd-php .jpg\n')],
  ['a ZIP', zipEntry('a.txt')],
  ['a ZIP with a path outside its folder', zipEntry('../../server/main.ts')],
  ['a Java archive', zipEntry('META-INF/MANIFEST.MF')],
  ['a Word document', zipEntry('[Content_Types].xml')],
  ['a GZIP', gzipSync(zeros(100))],
  ['a GZIP bomb', gzipSync(zeros(2_000_000))],
  ['a bzip2', bytesOf('BZh91AY&SY', rest)],
  ['an xz', bytesOf(hex('fd377a585a00'), rest)],
  ['a 7z', bytesOf(hex('377abcaf271c'), rest)],
  ['a RAR', bytesOf('Rar!\x1a\x07\x01\0', rest)],
  ['a zstd', bytesOf(hex('28b52ffd'), rest)],
  ['a TAR', bytesOf('anh.jpg'.padEnd(257, '\0'), 'ustar\0', rest)],
  ['a PDF', bytesOf('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF')],
  ['PostScript', bytesOf('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file\n')],
  ['PostScript with a preview', bytesOf(hex('c5d0d3c6'), rest)],
  ['RTF', bytesOf('{\\rtf1\\ansi ', 'x'.repeat(50), '}')],
  ['an old Word document', bytesOf(hex('d0cf11e0a1b11ae1'), rest)],
  [
    'an ImageMagick script, MVG',
    bytesOf('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\n'),
  ],
  ['an ImageMagick script, MSL', bytesOf('<image><read filename="/etc/passwd"/></image>')],
  ['an ImageMagick file list', bytesOf('@/etc/passwd')],
  ['XML that reads files', bytesOf('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>')],
  ['a video, MP4', bytesOf(uint32be(24), 'ftypisom', zeros(12), rest)],
  ['a video, QuickTime', bytesOf(uint32be(20), 'ftypqt  ', zeros(8), rest)],
  ['a video, Matroska', bytesOf(hex('1a45dfa3'), rest)],
  ['a video, AVI, which is a RIFF', riff('AVI ')],
  ['a sound, WAV, which is a RIFF', riff('WAVE')],
  ['an animated cursor, which is a RIFF', riff('ACON')],
  ['a RIFF in the other byte order', bytesOf('RIFX', uint32be(304), 'WEBP', rest)],
  ['a sound, MP3', bytesOf('ID3\x04', rest)],
  ['a sound, MP3 without a header', bytesOf(hex('fffb9064'), rest)],
  ['a sound, AAC', bytesOf(hex('fff15080'), rest)],
  ['a sound, Ogg', bytesOf('OggS\0\x02', rest)],
  ['a sound, FLAC', bytesOf('fLaC', rest)],
  ['a font', bytesOf('wOF2\0\x01\0\0', rest)],
  ['a database', bytesOf('SQLite format 3\0', rest)],
  ['a private key', bytesOf('-----BEGIN PRIVATE KEY-----\n')],
  ['a disc image', bytesOf(zeros(32_769), 'CD001', rest)],
  ['a URL', bytesOf('https://evil.example/x.jpg')],
  ['a path', bytesOf('/etc/passwd')],
  ['zeros', zeros(1_000)],
  ['noise', rest],
  ['one byte', zeros(1)],
];

export const otherFiles: readonly HostileFile[] = files.map(([why, bytes]) => ({
  why,
  bytes,
  refusal: 'wrongKind',
}));
