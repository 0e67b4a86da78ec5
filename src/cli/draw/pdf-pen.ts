import type PDFDocument from 'pdfkit';
import { CLOSE, CUBIC, LINE, MOVE, type Path, type Pen, QUAD, type TextStyle } from '#web/board/pen.ts';
import { widthOf } from '#web/board/text-width.ts';

type Document = InstanceType<typeof PDFDocument>;

function trace(doc: Document, { steps, coords }: Path): void {
  let i = 0;
  const n = (k: number) => coords[i + k] as number;
  for (const step of steps) {
    if (step === MOVE) {
      doc.moveTo(n(0), n(1));
      i += 2;
    } else if (step === LINE) {
      doc.lineTo(n(0), n(1));
      i += 2;
    } else if (step === QUAD) {
      doc.quadraticCurveTo(n(0), n(1), n(2), n(3));
      i += 4;
    } else if (step === CUBIC) {
      doc.bezierCurveTo(n(0), n(1), n(2), n(3), n(4), n(5));
      i += 6;
    } else if (step === CLOSE) doc.closePath();
  }
}

/** A pen that writes PDF; the document must have the faces registered under their own names. */
export function pdfPen(doc: Document): Pen {
  const put = (text: string, x: number, y: number, style: TextStyle, stroke: boolean) => {
    const width = widthOf(text, style.face, style.size);
    const left = style.align === 'centre' ? x - width / 2 : style.align === 'right' ? x - width : x;
    doc.font(style.face).fontSize(style.size);
    doc.text(text, left, y, { baseline: 'alphabetic', lineBreak: false, fill: !stroke, stroke });
  };
  return {
    save: () => void doc.save(),
    restore: () => void doc.restore(),
    move: (dx, dy) => void doc.translate(dx, dy),
    scale: (factor) => void doc.scale(factor),
    turn: (radians) => void doc.rotate((radians * 180) / Math.PI),
    clip(path) {
      trace(doc, path);
      doc.clip();
    },
    fill(path, colour, alpha = 1) {
      if (path.steps.length === 0) return;
      trace(doc, path);
      doc.fillOpacity(alpha).fill(colour);
    },
    stroke(path, { colour, width, alpha = 1, dash, cap, join }) {
      if (path.steps.length === 0) return;
      trace(doc, path);
      doc
        .lineWidth(width)
        .lineCap(cap ?? 'butt')
        .lineJoin(join ?? 'miter')
        .strokeOpacity(alpha);
      if (dash) doc.dash([...dash] as never, {});
      else doc.undash();
      doc.stroke(colour);
    },
    text(text, x, y, style) {
      doc.save();
      if (style.turn) {
        doc.translate(x, y);
        doc.rotate((style.turn * 180) / Math.PI);
      }
      const [tx, ty] = style.turn ? [0, 0] : [x, y];
      if (style.halo) {
        doc.lineWidth(style.halo.width).lineJoin('round').undash();
        doc.strokeColor(style.halo.colour, (style.halo.alpha ?? 1) * (style.alpha ?? 1));
        put(text, tx, ty, style, true);
      }
      if (style.colour !== 'none') {
        doc.fillColor(style.colour, style.alpha ?? 1);
        put(text, tx, ty, style, false);
      }
      doc.restore();
    },
  };
}
