import {
  type Lens,
  lensOf,
  lookAlong,
  lookTowards,
  presentInHeadset,
  type Turn,
} from './headset/presentInHeadset.ts';
import { loseContextOf } from './loseContextOf.ts';
import { toPitch, toYaw, type View } from './projection.ts';

const VERTEX = `#version 300 es
// A place on the sphere (right, up, ahead), and the same place in the picture.
in vec3 direction;
in vec2 place;
// Half width and height of the window one unit ahead, and the shift of its center.
uniform vec4 lens;
// Turns a direction of the viewer (right, up, ahead) into one of the picture.
uniform mat3 look;
out vec2 at;
void main() {
  // A rotation's inverse is its transpose, so the vector comes first.
  vec3 ray = direction * look;
  at = place;
  gl_Position = vec4((ray.xy - lens.zw * ray.z) / lens.xy, 0.0, ray.z);
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
in highp vec2 at;
uniform sampler2D picture;
out vec4 color;
void main() { color = vec4(texture(picture, at).rgb, 1.0); }`;

/** A sphere in cells of less than four degrees: between their corners, the picture is stretched. */
const COLUMNS = 96;
const ROWS = 48;
const NUMBERS_PER_VERTEX = 5;

function createSphere() {
  const vertices: number[] = [];
  const corners: number[] = [];
  for (let row = 0; row <= ROWS; row += 1) {
    for (let column = 0; column <= COLUMNS; column += 1) {
      const [x, y] = [column / COLUMNS, 1 - row / ROWS];
      const [yaw, pitch] = [toYaw(x), toPitch(y)];
      const level = Math.cos(pitch);
      vertices.push(Math.sin(yaw) * level, Math.sin(pitch), Math.cos(yaw) * level, x, y);
      if (row === ROWS || column === COLUMNS) continue;
      const first = row * (COLUMNS + 1) + column;
      const above = first + COLUMNS + 1;
      corners.push(first, first + 1, above, above, first + 1, above + 1);
    }
  }
  return { vertices: new Float32Array(vertices), corners: new Uint16Array(corners) };
}

export interface Panorama {
  readonly draw: (view: View, size: { readonly width: number; readonly height: number }) => void;
  /** Shows the picture in a headset until the session ends, at first in the direction of this yaw. */
  readonly present: (session: XRSession, yaw: number) => Promise<void>;
  readonly dispose: () => void;
}

type Window = readonly [x: number, y: number, width: number, height: number];

const EMPTY = { x: 0, y: 0, width: 0, height: 0 };

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Prepares a canvas that shows an equirectangular picture, or returns null if the browser can't draw it. */
export function createPanorama(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): Panorama | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  return gl === null ? null : preparePanorama(gl, canvas, picture);
}

function preparePanorama(
  gl: WebGL2RenderingContext,
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): Panorama | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = compile(gl, type, source);
    if (shader !== null) gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, not a React hook.
  gl.useProgram(program);
  const { vertices, corners } = createSphere();
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const stride = NUMBERS_PER_VERTEX * Float32Array.BYTES_PER_ELEMENT;
  for (const [name, size, offset] of [
    ['direction', 3, 0],
    ['place', 2, 3 * Float32Array.BYTES_PER_ELEMENT],
  ] as const) {
    const attribute = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, size, gl.FLOAT, false, stride, offset);
  }
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  try {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  } catch {
    // The picture is from another origin that doesn't share its pixels.
    return null;
  }
  const lens = gl.getUniformLocation(program, 'lens');
  const look = gl.getUniformLocation(program, 'look');
  let presented: XRSession | null = null;
  function drawWindow([x, y, width, height]: Window, through: Lens, direction: Turn) {
    gl.viewport(x, y, width, height);
    gl.uniform4f(lens, ...through);
    gl.uniformMatrix3fv(look, false, direction);
    gl.drawElements(gl.TRIANGLES, corners.length, gl.UNSIGNED_SHORT, 0);
  }
  return {
    draw({ yaw, pitch, fov }, size) {
      if (presented !== null) return;
      const scale = Math.min(devicePixelRatio, 2);
      const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      const half = Math.tan(fov / 2);
      drawWindow(
        [0, 0, width, height],
        [(half * width) / height, half, 0, 0],
        lookTowards(yaw, pitch),
      );
    },
    async present(session, yaw) {
      presented = session;
      try {
        await presentInHeadset(gl, session, (layer, view) => {
          const { x, y, width, height } = layer.getViewport(view) ?? EMPTY;
          drawWindow(
            [x, y, width, height],
            lensOf(view.projectionMatrix),
            lookAlong(view.transform.orientation, yaw),
          );
        });
      } finally {
        presented = null;
      }
    },
    dispose() {
      void presented?.end();
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
      loseContextOf(canvas, gl);
    },
  };
}
