const POLYNOMIAL = 0x1021;
const START = 0xffff;

/** CRC-16/CCITT-FALSE of an ASCII text as four uppercase hexadecimal digits: the checksum of EMVCo codes. */
export function crc16(text: string): string {
  let crc = START;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) {
      const carries = (crc & 0x8000) !== 0;
      crc = (crc << 1) & 0xffff;
      if (carries) crc ^= POLYNOMIAL;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
