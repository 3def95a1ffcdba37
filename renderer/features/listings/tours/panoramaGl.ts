import {
  type Lens,
  lensOf,
  lookAlong,
  lookTowards,
  presentInHeadset,
  type Turn,
} from './headset/presentInHeadset.ts';
import { loseContextOf } from './loseContextOf.ts';
import type { View } from './projection.ts';

const VERTEX = `#version 300 es
in vec2 corner;
out vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
uniform sampler2D picture;
// Half width and height of the window one unit ahead, and the shift of its center.
uniform vec4 lens;
// Turns a direction of the viewer (right, up, ahead) into one of the picture.
uniform mat3 look;
out vec4 color;
const float PI = 3.14159265358979;
void main() {
  vec3 ray = look * vec3(at * lens.xy + lens.zw, 1.0);
  float yaw = atan(ray.x, ray.z);
  float pitch = atan(ray.y, length(ray.xz));
  color = vec4(texture(picture, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - pitch / PI)).rgb, 1.0);
}`;

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
  const gl = canvas.getContext('webgl2', { antialias: false });
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
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
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
    gl.drawArrays(gl.TRIANGLES, 0, 3);
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
