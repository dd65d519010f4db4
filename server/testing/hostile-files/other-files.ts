import { gzipSync } from 'node:zlib';
import { bytesOf, hex, noise, uint32be, uint32le, zeros } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';

const rest = noise(300);
const PHP = '<?php system($_GET["c"]); ?>';
const HTML = '<!doctype html><script>alert(document.cookie)</script>';
const zipEntry = (name: string) =>
  bytesOf(hex('504b0304 1400 0000 0000'), zeros(12), uint32le(0), hex('0a00 0000'), name, rest);
const riff = (form: string) => bytesOf('RIFF', uint32le(rest.length + 4), form, rest);

/** What somebody may call a picture: name and declared type say so. */
const files: readonly (readonly [why: string, bytes: Uint8Array])[] = [
  ['a web page', bytesOf(HTML)],
  ['a web page after blanks', bytesOf('\r\n\t ', HTML)],
  ['PHP', bytesOf(PHP)],
  ['PHP in the clothes of a GIF', bytesOf('GIF89a', PHP)],
  ['a script of JavaScript', bytesOf('fetch("/api/users").then(r => r.json())')],
  ['a script of a shell', bytesOf('#!/bin/sh\nrm -rf /\n')],
  ['a script of Windows', bytesOf('@echo off\r\ndel /s /q C:\\*\r\n')],
  ['a script of PowerShell', bytesOf('\xff\xfeI\0E\0X\0 \0')],
  ['a program of Linux', bytesOf('\x7fELF\x02\x01\x01\0', rest)],
  ['a program of Windows', bytesOf('MZ\x90\0', rest, 'This program cannot be run in DOS mode.')],
  ['a program of a Macintosh', bytesOf(hex('cffaedfe'), rest)],
  ['a class of Java', bytesOf(hex('cafebabe 00000041'), rest)],
  ['WebAssembly', bytesOf('\0asm\x01\0\0\0', rest)],
  ['a shortcut of Windows', bytesOf(hex('4c000000 01140200'), rest)],
  ['a Flash film', bytesOf('CWS\x0a', rest)],
  ['settings of a web server', bytesOf('AddType application/x-httpd-php .jpg\n')],
  ['a ZIP', zipEntry('a.txt')],
  ['a ZIP that climbs out of its folder', zipEntry('../../server/main.ts')],
  ['a program of Java', zipEntry('META-INF/MANIFEST.MF')],
  ['a document of Word', zipEntry('[Content_Types].xml')],
  ['a GZIP', gzipSync(zeros(100))],
  ['a bomb in a GZIP', gzipSync(zeros(2_000_000))],
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
  ['a document of old Word', bytesOf(hex('d0cf11e0a1b11ae1'), rest)],
  [
    'a script of ImageMagick, MVG',
    bytesOf('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\n'),
  ],
  ['a script of ImageMagick, MSL', bytesOf('<image><read filename="/etc/passwd"/></image>')],
  ['a file list of ImageMagick', bytesOf('@/etc/passwd')],
  ['an XML that reads files', bytesOf('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>')],
  ['a film, MP4', bytesOf(uint32be(24), 'ftypisom', zeros(12), rest)],
  ['a film, QuickTime', bytesOf(uint32be(20), 'ftypqt  ', zeros(8), rest)],
  ['a film, Matroska', bytesOf(hex('1a45dfa3'), rest)],
  ['a film, AVI, which is a RIFF', riff('AVI ')],
  ['a sound, WAV, which is a RIFF', riff('WAVE')],
  ['a cursor that moves, which is a RIFF', riff('ACON')],
  ['a RIFF of the other order of bytes', bytesOf('RIFX', uint32be(304), 'WEBP', rest)],
  ['a sound, MP3', bytesOf('ID3\x04', rest)],
  ['a sound, MP3 without a head', bytesOf(hex('fffb9064'), rest)],
  ['a sound, AAC', bytesOf(hex('fff15080'), rest)],
  ['a sound, Ogg', bytesOf('OggS\0\x02', rest)],
  ['a sound, FLAC', bytesOf('fLaC', rest)],
  ['a typeface', bytesOf('wOF2\0\x01\0\0', rest)],
  ['a database', bytesOf('SQLite format 3\0', rest)],
  ['a key', bytesOf('-----BEGIN PRIVATE KEY-----\n')],
  ['a disc', bytesOf(zeros(32_769), 'CD001', rest)],
  ['an address', bytesOf('https://evil.example/x.jpg')],
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
